import { z } from 'zod'

/** What the site offers to programs that read it, such as language models. */
export const machineReaders = z.strictObject({
  /** A list of all notes with what they are about, as `llms.txt`. */
  llmsTxt: z.boolean().default(true),
  /** Each note as Markdown too, at the address of its page with `.md` after it. */
  markdown: z.boolean().default(true),
  /** A button below each note that copies it as Markdown. */
  copyPage: z.boolean().default(true),
})
