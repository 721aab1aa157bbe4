/** Texts of the viewer for pictures and diagrams. */
export const viewerWords = {
  zoomOut: 'Zoom out (-)',
  zoomIn: 'Zoom in (+)',
  fitIntoWindow: 'Fit into the window (0)',
  closeViewer: 'Close (Escape)',
} as const
