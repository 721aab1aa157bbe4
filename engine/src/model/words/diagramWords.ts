/** Texts of a diagram drawn in the browser. */
export const diagramWords = {
  enlargeDiagram: 'Enlarge the diagram',
} as const
