import { z } from 'zod'

const magicComment = z
  .strictObject({
    /** Class of the lines that the comment marks. */
    className: z.string(),
    /** Text of a comment that marks the line after it. */
    line: z.string().optional(),
    /** Texts of two comments that mark the lines between them. */
    block: z.strictObject({ start: z.string(), end: z.string() }).optional(),
  })
  .refine(({ line, block }) => line !== undefined || block !== undefined, {
    error: 'must have "line", "block" or both',
  })

/** Code blocks. */
export const prism = z.strictObject({
  /**
   * Whether code is light in the light mode and dark in the dark (`page`), or dark in both (`dark`), as Docusaurus has
   * it unless a site sets another theme.
   */
  ground: z.enum(['page', 'dark']).default('page'),
  /** Language of blocks that name none. */
  defaultLanguage: z.string().optional(),
  /** Comments that mark lines of code and are not shown. The first one's class serves line ranges as well. */
  magicComments: z.array(magicComment).default([
    {
      className: 'theme-code-block-highlighted-line',
      line: 'highlight-next-line',
      block: { start: 'highlight-start', end: 'highlight-end' },
    },
  ]),
})

const theme = z.enum([
  'site',
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
  /**
   * The theme of diagrams in each colour mode: `site`, which is made of the site's own colours and follows its
   * accent, or one of Mermaid's.
   */
  theme: z
    .strictObject({
      light: theme.default('site'),
      dark: theme.default('site'),
    })
    .prefault({}),
  /**
   * Further settings of Mermaid itself. Diagrams are drawn at build with the layout `dagre` and the look `classic`;
   * with another layout or look, readers' browsers load Mermaid and draw them.
   */
  options: z.record(z.string(), z.json()).default({}),
})
