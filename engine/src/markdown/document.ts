import type { ContentFile } from '../content/contentFile.ts'
import type { Diagnostic, SourceLocation } from '../diagnostics/diagnostic.ts'
import type { Heading } from '../model/pageData.ts'
import type { TextSection } from '../model/textSection.ts'
import type { DocFrontMatter } from './frontMatter.ts'

/** What a file says about itself, read without compiling its text. Sidebars and routes need no more. */
export interface DocumentOutline {
  file: ContentFile
  frontMatter: DocFrontMatter
  /** The first heading of level 1, when nothing but text comes before it (behaviours 3.2). Plain text. */
  contentTitle?: string
  /** First line of text, without marks (behaviours 3.2). Empty when there is none. */
  excerpt: string
  diagnostics: Diagnostic[]
}

/** A place in the body that only the site can fill: an address that depends on other files. */
export interface Reference {
  kind: 'link' | 'image'
  /** As written. */
  url: string
  where: SourceLocation
  /** Whether the note itself says how large an image is shown. */
  sized?: boolean
}

/** A diagram of a note: its picture is drawn when all notes are compiled. */
export interface DiagramReference {
  kind: 'diagram'
  source: string
  /** Where its fence begins. */
  where: SourceLocation
}

/** A compiled note. JSON. It depends on its own file and the config, on nothing else. */
export interface Document extends DocumentOutline {
  /** HTML; a number stands where the attributes of that reference, or the diagram, go. */
  body: (string | number)[]
  references: (Reference | DiagramReference)[]
  headings: Heading[]
  /** What the reader sees, as text for the search; its own title is left out. */
  sections: TextSection[]
  /** Every id in the body that a link may point at. */
  anchors: string[]
  /** Language of the text: from front matter, else found from its letters; undefined when nothing shows. */
  lang?: string
  /** Whether the body draws its own level 1 heading. */
  hasContentTitle: boolean
  /** Whether formulas stand in the body, which need a stylesheet of their own. */
  hasMath: boolean
}
