/**
 * What lies behind the problems of notes: why each is one, then lines before ("- ") and after ("+ ") its correction.
 */
export const noteExplanations = {
  'browser-only-in-note': `Notes are rendered while the site is built, where there is no window and no document.
- <p>{window.innerWidth}</p>
+ <BrowserOnly>{() => <p>{window.innerWidth}</p>}</BrowserOnly>`,
  'code-file-outside-site': `A note may quote files of its site only, so that no build publishes what lies elsewhere on a disk.
- \`\`\`ts file=../../server.ts
+ \`\`\`ts file=@site/code/server.ts`,
  'code-group-unknown-child': `Each block of code in the group is a tab; anything else has no tab to be in.
- :::code-group
- Some text.
+ Some text.
+
+ :::code-group`,
  'component-without-list': `The component gives a list of Markdown another look; without an empty line before it, a list is only text.
- <Steps>Install it</Steps>
+ <Steps>
+
+ 1. Install it
+
+ </Steps>`,
  'component-without-prop': `Without it, nothing could be shown, or a screen reader would have no name for it.
- <LinkCard title="Setup" />
+ <LinkCard title="Setup" href="./setup.md" />`,
  'context-between-islands': `Components of different imports are islands of their own, each with a React tree of its own; a context does not lead out of one. Components of one import, one inside another, are one island; so are components with nothing else between them, and what is in one whose name ends in "Provider".
- import { Currency } from '../src/Currency'
- import { Price } from '../src/Price'
+ import { Currency, Price } from '../src/shop'`,
  'curly-quotes': `Some editors put “these” in place of straight quotation marks. YAML takes them for letters.
- title: “My note”
+ title: "My note"`,
  'draft-and-unlisted': `A draft is not published; an unlisted page is, but nothing leads to it. Only one of the two can hold.
- draft: true
- unlisted: true
+ unlisted: true`,
  'dropped-cells': `The first row says how many columns there are. What is in a row beyond them is not on the page.
- | Name | Size |
- | ---- | ---- |
- | plan | 12 kB | old |
+ | Name | Size | State |
+ | ---- | ---- | ----- |
+ | plan | 12 kB | old |`,
  'duplicate-heading-id': `Two written ids are the same. Ids that are made from texts never clash: they get a number.
- ## On Linux {#setup}
- ## On a Mac {#setup}
+ ## On Linux {#setup-linux}
+ ## On a Mac {#setup-mac}`,
  'element-not-exchangeable': `Components of MDXComponents draw headings, links, pictures, lists and other elements of Markdown. Code and folded text are put together from several elements, which are not drawn one by one.
- export default { pre: Frame }
+ export default { Frame }`,
  'empty-heading': `A heading names what follows it: on the page, in the table of contents and in the search.
- ##
+ ## Restoring a backup`,
  'endless-line': `Data that was pasted into a note makes lines that no reader reads and that take long to build.
- ![plan](data:image/png;base64,…)
+ ![plan](./plan.png)`,
  'expression-failed': `In MDX, braces in a text hold JavaScript, which is run while the site is built.
- The path /users/{id}
+ The path \`/users/{id}\``,
  'foreign-front-matter': `Other engines read TOML between +++ and JSON, too. Here it would be text, and what it says, such as "draft = true", would have no effect.
- draft = true
+ draft: true`,
  'front-matter-not-a-map': `The front matter is a list of fields with values; a text or a list alone says nothing.
- My note
+ title: My note`,
  'import-not-found': `The file of the import is not there: it was renamed, or the path counts from another folder.
- import Chart from './Chrt'
+ import Chart from './Chart'`,
  'inline-handler': `Code in an attribute would need a content policy under which any code in a page runs. A component brings its code as a file of the site.
- <button onclick="print()">Print</button>
+ <PrintButton />`,
  'invalid-diagram': `The drawing is made by Mermaid, which reads the text up to the first mistake.
- A -- B
+ A --> B`,
  'invalid-formula': `Dollar signs begin a formula in TeX, which is set while the site is built.
- $\\fra{1}{2}$
+ $\\frac{1}{2}$`,
  'invalid-front-matter': `The field exists, but takes another kind of value.
- sidebar_position: last
+ sidebar_position: 9`,
  'invalid-mdx': `Notes are MDX unless set otherwise: "<" begins a tag and "{" begins an expression. Both can be written as they are in \`code\`, and with a backslash in text. A note without components can be read as plain Markdown: put "mdx: { format: md }" into its front matter. For a whole folder of such notes, "markdown: { format: 'auto' }" in the config reads those files that end in ".md" and have no component as plain Markdown.
- It takes <5 minutes.
+ It takes &lt;5 minutes.`,
  'invalid-module-code': `A paragraph that begins with "import" or "export" is code, although it may have been meant as text.
- import Chart form './Chart'
+ import Chart from './Chart'`,
  'invalid-utf8': `The file was saved in an older encoding. Most editors can open it in that one and save it as UTF-8.
- Ng\uFFFDy m\uFFFDi
+ Ngày mai`,
  'invalid-yaml': `The front matter is YAML between two lines of three dashes. A text with a colon and a space in it, or one that begins with @, *, &, !, %, | or >, needs quotes.
- title: TLS: an overview
+ title: "TLS: an overview"`,
  'late-front-matter': `What is above three dashes makes them a line, or a heading of what is before them.
-
- ---
- title: My note
- ---
+ ---
+ title: My note
+ ---`,
  'live-part-failed': `The component was called while the site was built, and threw. What it is given is in the note.
- <Chart data={undefined} />
+ <Chart data={[1, 2, 3]} />`,
  'missing-code-file': `The file that a block of code quotes is not there.
- \`\`\`ts file=./server.ts
+ \`\`\`ts file=@site/code/server.ts`,
  'missing-code-lines': `The file has become shorter since its lines were named. A region keeps its place.
- \`\`\`ts file=./server.ts#L10-L20
+ \`\`\`ts file=./server.ts#start`,
  'missing-code-region': `A region is a part of a file between two comments.
- export const server = start()
+ // #region start
+ export const server = start()
+ // #endregion`,
  'misspelt-prop': `A component takes the props that it knows, and leaves out what it is given besides.
- <Card titel="Setup">Begin here.</Card>
+ <Card title="Setup">Begin here.</Card>`,
  'nested-islands': `Components of one import, one inside another, are one island, unless Markdown between them is more than text, as a heading is. Then each starts by itself, and a context does not lead from one into another.
- <Tabs>
-
- ## Title <Tab>One</Tab>
-
- </Tabs>
+ <Tabs><TabList><Tab>One</Tab></TabList></Tabs>`,
  'nested-too-deeply': `Such depths come from pasted data or a key that was held down; no page could show them.
- >>>>>>>>>>>>>>>>>>>> text
+ > text`,
  'repeated-id': `An id is the place that a link leads to, so each is there once. Headings have ids that are made from their texts.
- <span id="setup">Set-up</span>
+ <span id="setup-summary">Set-up</span>`,
  'too-long-to-watch': `From 300,000 characters on, "sotay lsp" neither looks for problems in a note nor says where its links lead, so that it answers all else at once. Builds and "sotay check" read such a note as any other.
- log.md (all years)
+ 2025.md, 2026.md`,
  'no-line-to-mark': `The braces after the language name the lines to highlight. The block may have become shorter since.
- \`\`\`js {9-12}
+ \`\`\`js {2-3}`,
  'not-text': `Files that end in .md or .mdx are read as notes.
- docs/archive.md (a ZIP file)
+ static/archive.zip`,
  'own-toc': `A table of contents that a note exports must be known before any code runs.
- export const toc = makeToc()
+ export const toc = [{ value: 'Set-up', id: 'set-up', level: 2 }]`,
  'partial-cycle': `Each of the files holds the other, so neither would ever end.
- import B from './_b.md' // in _a.md, which _b.md imports
+ (no import of _b.md in _a.md)`,
  'misread-markup': `This is valid Markdown, but not what it looks like to its writer.
- 1. Install it:
-   - on Linux
+ 1. Install it:
+    - on Linux`,
  'printed-markup': `Markdown is forgiving: what it cannot read stays as text, without a word.
- See [the guide] (./guide.md).
+ See [the guide](./guide.md).`,
  'refused-mdx': `A site whose notes come from many people may say that none of them holds code.
- mdx:
-   format: mdx
+ (nothing)`,
  'second-main-heading': `The heading of level 1 is the title of the page, and a page has one.
- # Backups
- # Restoring
+ # Backups
+ ## Restoring`,
  'skipped-heading-level': `Who reads by headings, with a screen reader, looks for the level that is left out.
- ## Set-up
- #### On Linux
+ ## Set-up
+ ### On Linux`,
  'tab-outside-tabs': `A tab needs a group, which shows one of its tabs at a time.
- <TabItem value="linux">Text.</TabItem>
+ <Tabs>
+   <TabItem value="linux">Text.</TabItem>
+ </Tabs>`,
  'tab-without-value': `The reader's choice is kept by the value of the tab.
- <TabItem label="Linux">
+ <TabItem value="linux" label="Linux">`,
  'table-without-header': `The first row names the columns; a screen reader reads it before each cell.
- |  |  |
+ | Name | Size |`,
  'tabs-duplicate-value': `The value tells the tabs of a group apart.
- <TabItem value="a">, <TabItem value="a">
+ <TabItem value="mac">, <TabItem value="linux">`,
  'tabs-empty': `A group of tabs shows one of them, so it needs one.
- <Tabs></Tabs>
+ <Tabs><TabItem value="linux">Text.</TabItem></Tabs>`,
  'tabs-query-without-group': `The choice is written into the address as name=value, which needs a name.
- <Tabs queryString>
+ <Tabs queryString groupId="system">`,
  'tabs-unknown-child': `What is beside the tabs of a group belongs to none of them.
- <Tabs><p>Text.</p></Tabs>
+ <Tabs><TabItem value="a">Text.</TabItem></Tabs>`,
  'tabs-unknown-default': `The tab that is open at first is named by its value.
- <Tabs defaultValue="maco">
+ <Tabs defaultValue="mac">`,
  'themed-image-without-sources': `The component shows one picture in the light mode and another in the dark one.
- <ThemedImage src="/img/plan.png" />
+ <ThemedImage sources={{ light: '/img/light.png', dark: '/img/dark.png' }} />`,
  'toc-levels-crossed': `The table of contents shows the headings from the least level to the greatest.
- toc_min_heading_level: 4
- toc_max_heading_level: 2
+ toc_min_heading_level: 2
+ toc_max_heading_level: 4`,
  'too-many-partials': `A file that holds ten others, which hold ten each, grows beyond what a page can show.
- import A from './_a.md' // a thousand times
+ [the parts](./a.md)`,
  'unclosed-block': `A block goes on to its closing line, and to the end of the note if there is none.
- :::note
- Text.
+ :::note
+ Text.
+ :::`,
  'unclosed-front-matter': `The first line of three dashes begins the front matter, which goes on to the next one.
- ---
- title: My note
+ ---
+ title: My note
+ ---`,
  'undefined-in-note': `In MDX, braces hold JavaScript, and it knows only what the note imports or exports.
- {count}
+ export const count = 3
+
+ {count}`,
  'unknown-admonition-type': `Each kind has a colour and an icon of its own.
- <Admonition type="waring">
+ <Admonition type="warning">`,
  'unknown-code-language': `The language after the opening line decides the colours.
- \`\`\`pyhton
+ \`\`\`python`,
  'unknown-component': `A tag with a capital letter is a component, which has to come from somewhere.
- <Chart />
+ import Chart from '@site/src/Chart'
+
+ <Chart />`,
  'undrawn-diagram': `Diagrams become pictures while the site is built. Bold, italic and underlined text is drawn; other HTML, icons and formulas are not.
- car[fa:fa-car Car]
+ car[Car]`,
  'unknown-directive': `Three colons begin a box of a known kind.
- :::nota
+ :::note`,
  'unknown-element': `Where HTML may be written, a word between angle brackets is a tag, and a browser shows nothing for one that it does not know. Names with a hyphen are elements of your own, and are left alone.
- Use List<String>.
+ Use \`List<String>\`.`,
  'unknown-hero-key': `A hero has the keys that the reference names. On a home page of VitePress (\`layout: home\`) or Starlight (\`template: splash\`), their keys are read, too.
- hero: { titel: Notes }
+ hero: { title: Notes }`,
  'unknown-front-matter': `Fields that Sotay does not know are kept for your own components. This one is so near to a known one that it may be a slip, or another engine reads it.
- titel: My note
+ title: My note`,
  'unknown-icon': `Icons are those of Lucide, by the names that its own pages give them.
- <Icon name="rockt" />
+ <Icon name="rocket" />`,
  'unknown-pagination-doc': `The docs before and after a note are named by their full ids.
- pagination_next: tls
+ pagination_next: net/tls`,
  'unread-code-attribute': `After the language come a title, the lines to mark, and how the block looks. Other words are left to other tools, so only near misses are reported.
- \`\`\`js titel="app.ts" {4-2}
+ \`\`\`js title="app.ts" {2-4}`,
  'unserialisable-prop': `An island starts in the browser with its props, which are text in the page until then.
- <Chart options={{ pick: (point) => point.x }} />
+ <Chart pick="x" />`,
  'unused-directive': `Two colons, and one before a bracket or a brace, belong to plugins that this site does not have.
- ::youtube
+ \\::youtube`,
  'wrong-language': `The language decides how the text is read aloud, divided into words and searched.
- lang: en
+ lang: vi`,
}
