import type { Messages } from './readMessages.ts'

/** Translates a text by its id. */
export type Translate = (id: string, text: string) => string

/** Looks ids up in messages; a text without a message stays as it is. */
export const translateBy =
  (messages: Messages): Translate =>
  (id, text) =>
    messages.get(id) ?? text
