import type { ContentFile } from '../content/contentFile.ts'
import type { Diagnostic, SourceLocation } from '../diagnostics/diagnostic.ts'
import type { Heading } from '../model/pageData.ts'
import type { SourcePath } from '../model/paths.ts'
import type { TextSection } from '../model/textSection.ts'
import type { DocFrontMatter } from './frontMatter/frontMatter.ts'

/** What a file says about itself, read without compiling its text. Sidebars and routes need no more. */
export interface DocumentOutline {
  file: ContentFile
  frontMatter: DocFrontMatter
  /** The first heading of level 1, when nothing but text comes before it. Plain text. */
  contentTitle?: string
  /** First line of text, without marks. Empty when there is none. */
  excerpt: string
  diagnostics: Diagnostic[]
}

/** HTML; a number stands where what that reference becomes goes: attributes, a diagram, a list. */
export type Body = (string | number)[]

/** A place in the body that only the site can fill: an address that depends on other files. */
export interface Reference {
  kind: 'link' | 'image'
  /** As written. */
  url: string
  where: SourceLocation
  /** Whether the note itself says how large an image is shown. */
  sized?: boolean
  /** The tag of a picture before and after its address. Where given, the picture's whole element stands in the hole. */
  tag?: [before: string, after: string]
}

/** A diagram of a note: its picture is drawn when all notes are compiled. */
export interface DiagramReference {
  kind: 'diagram'
  source: string
  /** Where its fence begins. */
  where: SourceLocation
}

/** The headings of the note, listed within its text. */
export interface TocReference {
  kind: 'toc'
  /** Left out: as the config has it for all tables of contents. */
  minLevel?: number | undefined
  maxLevel?: number | undefined
}

/** The pages that stand beside the note in its sidebar, as cards. */
export interface CardsReference {
  kind: 'cards'
}

/** What React renders: a component, an expression, or an element with one. */
export interface LiveHole {
  kind: 'live'
  /** The file whose module holds it. */
  module: SourcePath
  /** Among the holes of that module. */
  number: number
  /** As people would name it: `<Chart>`. */
  name: string
  /** HTML within it, in the form of a body. */
  slots: Body[]
  where: SourceLocation
  /** What a part of a note is given by the note that imports it. */
  props?: Record<string, unknown> | undefined
}

/** Another Markdown file that stands within the note. `includePartials` puts its text in. */
export interface PartialReference {
  kind: 'partial'
  /** As written in the import. */
  specifier: string
  props: Record<string, unknown>
  /** How many headings of the note stand before it. */
  headingsBefore: number
  /** React puts its text in, with props that only React knows; its headings and words stand here all the same. */
  isLive: boolean
  /** The file that is meant and its text, once `includePartials` has found it. */
  module?: SourcePath
  body?: Body
  where: SourceLocation
}

/** What may stand in a hole of the body. */
export type BodyReference =
  | Reference
  | DiagramReference
  | TocReference
  | CardsReference
  | LiveHole
  | PartialReference

/** A module that a note imports. */
export interface LiveImport {
  specifier: string
  /** What of it, by the names it has there. */
  names: string[]
  /** Those of them that may be a component. */
  components: string[]
  where: SourceLocation
}

/** What a note imports, exports and shows with React, as the text of a module in JSX (`live/writeModule.ts`). */
export interface LiveModule {
  code: string
  imports: LiveImport[]
  /** Components that the note itself declares. */
  own: string[]
  /** All names that it gives a meaning to. */
  names: string[]
  /** Components that the note neither imports nor declares: the site may have them for all notes. */
  components: { name: string; where: SourceLocation }[]
}

/** A compiled note. JSON. It depends on its own file and the config, on nothing else. */
export interface Document extends DocumentOutline {
  body: Body
  /** Of a post that says where its beginning ends: the body up to there, with the same holes. */
  beginning?: Body
  references: BodyReference[]
  headings: Heading[]
  /** What the note lists in place of them. */
  ownToc?: Heading[]
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
  /** HTML of the tags that the note adds to the head of its page. */
  head: Body
  /** The Markdown files that the note imports. */
  partials: { specifier: string; where: SourceLocation }[]
  /** Only of notes with something that React renders. */
  live?: LiveModule
}
