/**
 * The kinds of diagram drawn at build time, by Mermaid's name, with a readable name. Each was compared with a browser's
 * drawing.
 */
export const diagramKinds: Record<string, string> = {
  'flowchart-v2': 'Flowchart',
  flowchart: 'Flowchart',
  sequence: 'Sequence diagram',
  class: 'Class diagram',
  classDiagram: 'Class diagram',
  state: 'State diagram',
  stateDiagram: 'State diagram',
  er: 'Entity relationship diagram',
  gantt: 'Gantt chart',
  pie: 'Pie chart',
  mindmap: 'Mind map',
  timeline: 'Timeline',
  journey: 'User journey',
  quadrantChart: 'Quadrant chart',
  xychart: 'XY chart',
  sankey: 'Sankey diagram',
  gitGraph: 'Git graph',
}
