#!/usr/bin/env bash
# Renders the pictures of the site into data/images: all of them, or those named.
#   artwork/render-all.sh                        everything
#   artwork/render-all.sh member-01 member-03    only these
#   artwork/render-all.sh --list                 the names
#   artwork/render-all.sh --scale 0.3 --samples 16 --to drafts member-03   a quick draft elsewhere
set -euo pipefail
here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
command -v blender >/dev/null || { echo 'Blender 3.4 or newer is needed (Debian: apt install blender python3-numpy python3-pil)' >&2; exit 1; }
blender -b -noaudio --python-exit-code 1 -P "$here/render.py" -- "$@" | grep -v -e '^Fra:' -e '^Saved:' -e '^$'
