"""The style sheet of the page, inside it like everything else."""

from mixpert.drawing import graph

CSS = (
    graph.CSS
    + """
:root { color-scheme: light; --ink: #22262b; --soft: #5d6672; --rule: #d9dee5; }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: #fff;
  max-width: 960px; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin-bottom: .2rem; }
h2 { font-size: 1.25rem; margin-top: 2.4rem; border-bottom: 1px solid var(--rule); }
h3 { font-size: 1rem; margin: 1.6rem 0 .4rem; }
p.soft, figcaption, .label, .axis { color: var(--soft); }
code, pre { font: 13px/1.45 ui-monospace, monospace; }
pre { background: #f4f6f8; padding: .7rem .9rem; border-radius: 6px; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 14px; }
th { text-align: left; color: var(--soft); font-weight: 600; }
th, td { padding: .25rem .6rem .25rem 0; border-bottom: 1px solid var(--rule);
  vertical-align: top; }
td { overflow-wrap: anywhere; }
th.number, td.number { text-align: right; white-space: nowrap; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(135px, 1fr)); gap: .8rem; }
dl div { border: 1px solid var(--rule); border-radius: 8px; padding: .5rem .8rem; }
dt { color: var(--soft); font-size: 13px; }
dd { margin: 0; font-size: 1.1rem; font-weight: 600; }
figure { margin: 1rem 0; }
.tiles { display: flex; flex-wrap: wrap; gap: .5rem .35rem; }
.tile { width: 1.9rem; margin-bottom: .2rem; padding: .15rem 0; border-radius: 3px; color: #fff;
  font: 12px/1.4 ui-monospace, monospace; text-align: center; }
.wide { overflow-x: auto; border: 1px solid var(--rule); border-radius: 8px; }
.plot { width: 100%; height: auto; }
.grid { stroke: var(--rule); stroke-width: 1; }
.label { font-size: 12px; fill: var(--soft); }
.axis { font-size: 13px; fill: var(--ink); }
.end { text-anchor: end; }
.dot { stroke: #fff; stroke-width: 1; fill-opacity: .85; }
.threshold { stroke: #d7301f; stroke-width: 1.5; stroke-dasharray: 6 4; fill: none; }
.front { stroke: #6b8fb5; stroke-width: 1.5; fill: none; opacity: .7; }
.track { width: min(300px, 25vw); background: #f0f2f5; border-radius: 3px; }
.bar { height: .9rem; border-radius: 3px; min-width: 2px; }
.key { display: inline-block; width: .8rem; height: .8rem; border-radius: 3px;
  margin: 0 .3rem 0 .9rem; vertical-align: -1px; }
.failed td { color: var(--soft); }
summary { cursor: pointer; margin: .6rem 0; }
@media (max-width: 40em) {
  table { display: block; overflow-x: auto; }
  td { overflow-wrap: normal; white-space: nowrap; }
}
"""
)
