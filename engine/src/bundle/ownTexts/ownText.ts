/** A text of the site's own code for translators. */
export interface OwnText {
  id: string
  message: string
  /** Explains the text to translators. */
  description?: string | undefined
}
