import type { ContentFile } from '../content/contentFile.ts'
import type { Diagnostic, SourceLocation } from '../diagnostics/diagnostic.ts'
import type { Heading } from '../model/pageParts.ts'
import type { SourcePath } from '../model/paths.ts'
import type { TextSection } from '../model/searchPage.ts'
import type { DocFrontMatter } from './frontMatter/frontMatter.ts'

/** The front matter, title and excerpt of a file, read without compiling its text. Sidebars and routes need no more. */
export interface DocumentOutline {
  file: ContentFile
  frontMatter: DocFrontMatter
  /** The first level 1 heading as plain text, if no other heading and no rule precedes it. */
  contentTitle?: string
  /** First line of text, as plain text. Empty when there is none. */
  excerpt: string
  /** The first lines of blocks of Logseq as plain text, by the ids of the blocks. */
  blocks?: Record<string, string>
  diagnostics: Diagnostic[]
}

/** HTML with holes: a number is the index of a reference in `references`, whose HTML goes there. */
export type Body = (string | number)[]

/** A link or image, whose address depends on other files; only the site can fill it in. */
export interface Reference {
  kind: 'link' | 'image'
  /** The address as written. */
  url: string
  where: SourceLocation
  /** Whether `url` is the name of a note or file, written as `[[name]]`. The site finds what has it. */
  byName?: true
  /** Whether Obsidian takes it for a name where there is no such path. */
  mayBeName?: true
  /** Why no address is known for the name. */
  nameProblem?: Diagnostic
  /** Whether it is in a note that this one embeds. */
  isEmbedded?: true
  /** Which of these attributes a link is written with: the engine adds no others in their place. */
  own?: { target: boolean; rel: boolean }
  /** Whether the note itself gives the size of an image. */
  sized?: boolean
  /**
   * The `<img>` tag before and after its `src`. If given, the whole element goes into the hole, otherwise only the
   * `src`.
   */
  tag?: [before: string, after: string]
  /** Whether a link beside it leads to the same file: that is reported if it does not exist, and this is not there. */
  isTwin?: true
  /** Whether an image is in a link, so that a click does not enlarge it. */
  isLinked?: boolean
  /** The attribute of an image that goes into the hole, unless it is `src`. */
  attribute?: string
  /**
   * Only for HTML, whose address stays as written if there is no such file: the attribute that goes into the hole, or
   * '' for the address alone, and the attributes that come with the file.
   */
  html?: { attribute: string; added: string }
}

/** A diagram, drawn when all notes are compiled. */
export interface DiagramReference {
  kind: 'diagram'
  source: string
  /** The opening fence. */
  where: SourceLocation
}

/** An inline table of contents, `<TOCInline>`. */
export interface TocReference {
  kind: 'toc'
  /** Left out: those of the note. */
  headings?: Heading[] | undefined
  /** Left out: as in the config. */
  minLevel?: number | undefined
  maxLevel?: number | undefined
}

/** Cards for the note's siblings in the sidebar, `<DocCardList>`. */
export interface CardsReference {
  kind: 'cards'
}

/** A part of a home page that shows what the site knows: the search field, the shelf, or what is new. */
export interface HomePartReference {
  kind: 'home'
  part: 'search' | 'shelf' | 'news'
}

/** A part rendered by React: a component, an expression, or an element with one. */
export interface LivePart {
  kind: 'live'
  /** The note whose module renders it. */
  module: SourcePath
  /** Its index in the parts of that module. */
  number: number
  /** Name for messages: `<Chart>`. */
  name: string
  /** HTML of its children. */
  slots: Body[]
  where: SourceLocation
  /** The props that an importing note passes, if this belongs to an imported Markdown file. */
  props?: Record<string, unknown> | undefined
}

/** An imported Markdown file, used as a component. `includePartials` inserts its text. */
export interface PartialReference {
  kind: 'partial'
  /** The import path as written. */
  specifier: string
  props: Record<string, unknown>
  /** Number of the note's headings before it. */
  headingsBefore: number
  /**
   * Whether React renders it, because its props are known only then. Its headings and search text are still added to
   * the note.
   */
  isLive: boolean
  /** The imported file and its body, set by `includePartials`. */
  module?: SourcePath
  body?: Body
  where: SourceLocation
}

/** A note, or a part of it, that is shown in place of `![[name#part]]`. `embedNotes` inserts its text. */
export interface EmbedReference {
  kind: 'embed'
  /** As written between the brackets. */
  name: string
  /** The id of a block of Logseq, of which only the text is shown. */
  block?: string
  where: SourceLocation
}

/** A tag in the text of a vault, written `#name`, which leads to the page of the tag. */
export interface TagReference {
  kind: 'tag'
  name: string
  /** The note that has it, if that is embedded in another. */
  source?: SourcePath
}

/** Everything that can fill a hole of the body. */
export type BodyReference =
  | Reference
  | TagReference
  | DiagramReference
  | TocReference
  | CardsReference
  | HomePartReference
  | LivePart
  | PartialReference
  | EmbedReference

/** An export of a module; `*` for all of them. */
export interface ImportedName {
  specifier: string
  imported: string
}

/** An imported component inside of others. */
export interface NestedComponent {
  inner: ImportedName
  /** The outermost first. */
  around: ImportedName[]
  where: SourceLocation
}

/** A module imported by a note. */
export interface LiveImport {
  specifier: string
  /** Names of the imported exports, as the module calls them. */
  names: string[]
  /** The names among them that may be components. */
  components: string[]
  where: SourceLocation
}

/** A note's imports, exports and live parts as the source of a JSX module (`live/writeModule.ts`). */
export interface LiveModule {
  code: string
  imports: LiveImport[]
  /** Components declared in the note, or generated for it. */
  own: string[]
  /** Those among them that are made of several, which are one island if one of these has to be. */
  compositions: { name: string; imports: ImportedName[] }[]
  /** Imported components inside of other imports, with which they form no composition. */
  nested: NestedComponent[]
  /** All names that the note imports or declares. */
  names: string[]
  /** The names of all components that it neither imports nor declares. */
  common: string[]
  /** Those of them that are not built in. The site may define them for all notes. */
  components: { name: string; where: SourceLocation; members?: string[] }[]
}

/** A section of a note's search text. */
export interface NoteSection extends TextSection {
  /** The number of a `PartialReference` whose sections go before this text, which continues them. */
  partial?: number
}

/** A compiled note, as JSON. It depends only on its own file and the config. */
export interface Document extends DocumentOutline {
  body: Body
  /** The body of a post up to its truncation marker, with the same references. */
  beginning?: Body
  /** Plugins that are not done with it. */
  waiting?: Promise<unknown>
  references: BodyReference[]
  headings: Heading[]
  /** The table of contents that the note exports as `toc`; it replaces the headings. */
  ownToc?: Heading[]
  /** Visible text for the search index, without the note's own title. */
  sections: NoteSection[]
  /** A name that sections with other words do not have, where it is known without reading them. */
  sectionsName?: string | undefined
  /** Every id in the body: the possible targets of links. */
  anchors: string[]
  /** Language of the text, from front matter or detected; undefined if unknown. */
  lang?: string
  /** Whether the body renders its own level 1 heading. */
  hasContentTitle: boolean
  /** Whether the body has formulas, which need a stylesheet of their own. */
  hasMath: boolean
  /** Whether an element of the body has a `style` attribute. */
  hasStyles: boolean
  /** HTML that the note adds to the `<head>` of its page. */
  head: Body
  /** Imports of other Markdown files. */
  partials: { specifier: string; where: SourceLocation }[]
  /** Only for notes with parts rendered by React. */
  live?: LiveModule
}
