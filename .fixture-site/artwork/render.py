"""Renders pictures by name: blender -b -noaudio -P render.py -- [options] [names]

Options: --scale 0.3 and --samples 24 for drafts, --to FOLDER to write somewhere else, --list.
"""
import argparse
import importlib
import os
import sys
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from robot_kit import output, studio  # noqa: E402

MODULES = ('hero', 'portraits', 'features', 'scenes')


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('names', nargs='*')
    parser.add_argument('--scale', type=float, default=1.0)
    parser.add_argument('--samples', type=int)
    parser.add_argument('--to', default=os.path.join(HERE, '..', 'data', 'images'))
    parser.add_argument('--list', action='store_true')
    args = parser.parse_args(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])
    pictures = {}
    for module in MODULES:
        pictures.update(importlib.import_module(f'pictures.{module}').PICTURES)
    if args.list:
        print('\n'.join(f'{name}  ->  {path}' for name, (_, path) in pictures.items()))
        return
    unknown = [name for name in args.names if name not in pictures]
    if unknown:
        sys.exit(f'unknown pictures: {", ".join(unknown)}')
    studio.QUALITY.update(scale=args.scale, samples=args.samples)
    for name in args.names or pictures:
        build, path = pictures[name]
        studio.reset()
        output.render(os.path.abspath(os.path.join(args.to, path)), build())


try:
    main()
except Exception:
    traceback.print_exc()
    sys.exit(1)
