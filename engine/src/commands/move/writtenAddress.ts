/** An address in a note, with the place of its spelling. */
export interface WrittenAddress {
  /** `doc` is the id of a doc; `import` and `quote` are paths of files, which are not encoded. */
  kind: 'link' | 'image' | 'import' | 'quote' | 'doc'
  /** As the engine reads it. */
  url: string
  /** The range of its spelling in the text of the file. */
  start: number
  end: number
  /** Writes another address in its place. */
  spell(url: string): string
}
