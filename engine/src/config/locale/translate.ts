import type { Messages } from './readMessages.ts'

/** Gives what stands in the place of a text, which is known by its id. */
export type Translate = (id: string, text: string) => string

/** Gives the translated text, and the text itself where there is none. */
export const translateBy =
  (messages: Messages): Translate =>
  (id, text) =>
    messages.get(id) ?? text
