/** What the scripts that show diagrams and pictures say. */
export const viewerWords = {
  enlargeDiagram: 'Enlarge the diagram',
  enlargePicture: 'Enlarge the picture',
  zoomOut: 'Zoom out (-)',
  zoomIn: 'Zoom in (+)',
  fitIntoWindow: 'Fit into the window (0)',
  closeViewer: 'Close (Escape)',
  tryAgain: 'Try again',
} as const
