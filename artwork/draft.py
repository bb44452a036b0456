import sys, os, time, importlib
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
from robot_kit import studio
args = sys.argv[sys.argv.index('--')+1:]
mod, fn, out, scale, samples = args[:5]
studio.QUALITY.update(scale=float(scale), samples=int(samples))
studio.reset()
t=time.time()
m = importlib.import_module('pictures.'+mod)
f = m.PICTURES[fn][0]
f()
if len(args)>5:
    x0,x1,y0,y1=[float(v) for v in args[5].split(',')]
    r=bpy.context.scene.render
    r.use_border=r.use_crop_to_border=True
    r.border_min_x,r.border_max_x,r.border_min_y,r.border_max_y=x0,x1,y0,y1
t1=time.time()
bpy.context.scene.render.filepath=out
bpy.ops.render.render(write_still=True)
print('BUILD',round(t1-t,1),'RENDER',round(time.time()-t1,1))
