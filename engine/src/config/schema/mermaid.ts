import { z } from 'zod'

const theme = z.enum([
  'default',
  'base',
  'dark',
  'forest',
  'neutral',
  'neo',
  'neo-dark',
  'redux',
  'redux-dark',
  'redux-color',
  'redux-dark-color',
])

/** How diagrams look. */
export const mermaid = z.strictObject({
  /** The theme of Mermaid in each colour mode. */
  theme: z
    .strictObject({
      light: theme.default('default'),
      dark: theme.default('dark'),
    })
    .prefault({}),
  /**
   * Further settings of Mermaid itself. Diagrams are drawn at build with the layout `dagre` and the look `classic`;
   * with another layout or look, readers' browsers load Mermaid and draw them.
   */
  options: z.record(z.string(), z.json()).default({}),
})
