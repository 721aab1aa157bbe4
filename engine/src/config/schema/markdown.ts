import { z } from 'zod'
import type { FrontMatterFacts, PreprocessorFacts, ReadFrontMatter } from '../../model/callbackFacts.ts'
import type { MarkdownPlugin, UnifiedPlugin } from '../../model/markdownPlugin.ts'
import { isRecord } from '../../std/collections.ts'
import { callback, severity } from './parts.ts'

/** The argument of a function given as a hook: a link or image that leads nowhere. */
export interface BrokenReference {
  /** As written. */
  url: string
  /** The file that contains it, from the site folder. */
  sourceFilePath: string
}

const severityOrHook = z.union([severity, callback<(problem: BrokenReference) => string | undefined>()])

const admonitions = z
  .union([
    z.boolean(),
    z.strictObject({
      /** Further words that may follow `:::`. */
      keywords: z.array(z.string()).default([]),
      /** Whether the built-in words stay valid too. */
      extendDefaults: z.boolean().default(true),
    }),
  ])
  .default(true)
  .transform((value) => (value === true ? { keywords: [], extendDefaults: true } : value))

const mdx1Compat = z.strictObject({
  /** Drops HTML comments from MDX instead of refusing them. */
  comments: z.boolean().default(true),
  /** Takes the rest of the line after `:::note` as the title. */
  admonitions: z.boolean().default(true),
  /** Takes `{#id}` at the end of a heading as its id. In MDX, where braces are no text, it always is one. */
  headingIds: z.boolean().default(true),
})

const hooks = z.strictObject({
  /** Links to Markdown files that do not exist. A function may give an address to use instead. */
  onBrokenMarkdownLinks: severityOrHook.default('warn'),
  /** Images that do not exist. A function may give an address to use instead. */
  onBrokenMarkdownImages: severityOrHook.default('throw'),
  /**
   * Links in HTML of notes (`<a href>`) that lead nowhere, where `onBrokenLinks` or `onBrokenAnchors` is `throw`. Left
   * out: they stop the build, too.
   */
  onBrokenHtmlLinks: severity.optional(),
})

const isPlugin = (value: unknown) =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  [value.mdast, value.hast].every((part) => part === undefined || typeof part === 'function')

const plugin = z.custom<MarkdownPlugin>(
  isPlugin,
  'must be an object with a "name" and a function "mdast", "hast" or both',
)

const unifiedPlugin = z.custom<UnifiedPlugin>(
  (value) => typeof [value].flat()[0] === 'function',
  'must be a plugin, or a list of a plugin and its options',
)

/** Functions and plugins that change how Markdown is rendered. */
const markdownPlugins = {
  /**
   * Gets the path and the whole text of every Markdown file, and gives the text to read instead. Problems show the
   * lines of that text.
   */
  preprocessor: callback<(file: PreprocessorFacts) => string | undefined>().optional(),
  /**
   * Gets each note, post and Markdown page with `defaultParseFrontMatter`, and gives the front matter and the text to
   * read instead; it may be asynchronous. Problems show the lines of that text.
   */
  parseFrontMatter:
    callback<(file: FrontMatterFacts) => Promise<ReadFrontMatter> | ReadFrontMatter>().optional(),
  /**
   * Plugins made for Sotay (`definePlugin`). `hast` gets the HTML tree of a note and costs next to nothing. `mdast`
   * gets the Markdown tree; notes then take about half as long again to compile, a millisecond each.
   */
  plugins: z.array(plugin).default([]),
  /**
   * Plugins made for remark. They may change the tree; plugins that add syntax or wait for something fail, because the
   * parser is another one and notes are compiled synchronously. Notes take about half as long again to compile, a
   * millisecond each. Formulas, tables, directives and footnotes need no plugin.
   */
  remarkPlugins: z.array(unifiedPlugin).default([]),
  /** Plugins made for rehype, with the limits of those for remark; they cost next to nothing. */
  rehypePlugins: z.array(unifiedPlugin).default([]),
}

/** How Markdown is read. */
export const markdown = z.strictObject({
  /**
   * `mdx`: files may hold JSX, and so code that runs during the build. `md`: they may not. `detect`: by the ending,
   * `.md` or `.mdx`. `auto`: a `.md` is MDX if it has an import, an export, a component or code in an attribute; else
   * `<` and `{` are text, as in sites made for MDX 1; what MDX cannot read is read as MDX 1 did. `mdx.format` in the front matter of a file wins, except over `md-only`, where no file may hold code.
   */
  format: z.enum(['mdx', 'md', 'detect', 'auto', 'md-only']).default('mdx'),
  /** Turns `:smile:` into an emoji. */
  emoji: z.boolean().default(true),
  /** Sets `$x^2$` and `$$x^2$$` as formulas. */
  math: z.boolean().default(true),
  /** Draws fenced code with the language `mermaid` as a diagram. */
  mermaid: z.boolean().default(true),
  /**
   * Runs code blocks of React that say `live` behind their language (```` ```jsx live ````): readers change the code, and
   * see what becomes of it below (`bottom`) or above (`top`). It takes the package `react-live`, and pages with such a
   * block may run code that is made of text (`'unsafe-eval'` in their content policy). Left out: they are shown. Over
   * `md-only`, where no file may hold code, they always are.
   */
  liveCode: z.union([z.literal(false), z.enum(['top', 'bottom'])]).default(false),
  /** Shows the title of a picture that is a paragraph of its own below it; if not, browsers show it to a pointer. */
  captions: z.boolean().default(true),
  /**
   * Reads what Obsidian adds to Markdown. Links to notes and pictures by their names (`[[note#heading|text]]`,
   * `![[picture.png|300]]`): a name is that of a file, or the title, the id or an alias of a note; the nearest file wins;
   * embedded notes and their parts (`![[note]]`, `![[note#heading]]`, `![[note#^id]]`) are shown in place, and
   * canvases are drawn. Callouts of all kinds (`> [!faq]- Title`), `==marks==`, blocks with an id (`^id`), tags in the
   * text (`#tag`) and comments (`%% … %%`), which are left out. Problems of front matter are warnings. `'dendron'` reads
   * the same, but links with their text first, `[[text|note]]`, and `dendron://vault/note`. `'logseq'` also reads
   * what Logseq writes.
   */
  obsidian: z.union([z.boolean(), z.enum(['dendron', 'logseq'])]).default(false),
  /**
   * Ends lines where the text does. Otherwise the lines of a paragraph are joined, and two spaces or a backslash at the end
   * of one break it.
   */
  lineBreaks: z.boolean().default(false),
  /**
   * Reads attributes in braces after links, pictures, code and headings, and at the end of blocks, in files that are not
   * MDX: `{ width=300 }`, as MkDocs, VitePress and Kramdown do.
   */
  attributes: z.boolean().default(false),
  /**
   * Reads boxes as MkDocs writes them (`!!! note "Title"`, `??? tip` for one that is closed at first), and shows its tabs
   * (`=== "Name"`) one below the other: what is indented below belongs to them. In files that are not MDX.
   */
  indentedBoxes: z.boolean().default(false),
  /** Boxes written as `:::note`. `false` leaves them as text; an object adds words of your own. */
  admonitions,
  /** Ids of headings. */
  anchors: z
    .strictObject({
      /** Keeps capital letters in ids. */
      maintainCase: z.boolean().default(false),
      /**
       * How the text of a heading becomes an id: `github` keeps letters of all kinds, as Docusaurus does; `mkdocs` keeps
       * those of ASCII, and accents are left out; `vitepress` leaves out only the accents.
       */
      style: z.enum(['github', 'mkdocs', 'vitepress']).default('github'),
    })
    .prefault({}),
  /** Older syntax that is still accepted. */
  mdx1Compat: mdx1Compat.prefault({}),
  ...markdownPlugins,
  /** What to do about links and images that lead nowhere: a severity, or a function. */
  hooks: hooks.prefault({}),
})
