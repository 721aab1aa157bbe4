import { didYouMean, type Entry, type ExamplesOf } from './entry.ts'

const warning = 'warning' as const

/** What to do about markup that was not read as such, by what it was meant to be. */
const advice = {
  wikiLink:
    'Write [text](./note.md), or ![what it shows](./picture.png) for a picture. With "markdown: { obsidian: true }" in the config, names in double brackets are links.',
  spacedLink: 'Remove the space between "]" and "(".',
  reversedLink: 'Put the text in square brackets and the address in parentheses: [text](address).',
  openTitle: 'Close the title with a quotation mark.',
  spacedMath: 'Remove the space before the dollar sign that ends the formula.',
  openMath: 'Close the formula with "$$" on a line of its own, or write \\$\\$ if dollar signs are meant.',
  texMath: 'Write a formula as $x^2$, or between two lines of "$$".',
  unreadLink: 'Write a space in the address as %20, or put the whole address between < and >.',
  inHtml: 'Put an empty line between the tag of HTML and this: Markdown begins after it.',
  openLink: 'Close the address with ")".',
  joinedBold:
    'Put a space outside of the asterisks, or the punctuation mark beside them outside, too: between a letter and a mark they are text.',
  openStrike: 'Close what is struck out with two tildes.',
  spacedBold: 'Remove the spaces inside of the asterisks.',
  openBold: 'Close the bold text with two asterisks.',
  openItalic: 'Close what is in italics with the same sign.',
  definition: 'Markdown has no lists of definitions: write a list, as in "- **Term**: what it means".',
  joinedHeading: 'Put a space after the last "#".',
  deepHeading: 'There are six levels of headings: write six "#" at most.',
  joinedTask: 'Write "- [ ] text" or "- [x] text", with all three spaces.',
  joinedItem: 'Begin each item of a list with "- " or "1. ", with the space.',
  openTable: 'A table needs a second line that says where its columns are: | --- | --- |.',
  spacedAdmonition: 'Write the colons and the kind without a space: ":::note".',
  strayEnd: 'It ends no block: remove it, or write ":::note" where one begins.',
  otherAdmonition: 'Write ":::note" above the text and ":::" below it, each on a line of its own.',
  unknownAlert:
    'Write [!NOTE], [!TIP], [!IMPORTANT], [!WARNING] or [!CAUTION] alone on the first line of the quote.',
  include:
    'Put what both pages show into a file whose name begins with "_", import it, and write it as a component.',
  contentTab: 'Tabs are components: <Tabs> with a <TabItem> for each, in a note that is MDX.',
  codeFile: 'Name the file at the first line of a block of code: ```ts file=./code.ts',
  attributes: 'Markdown has no attributes: remove them, or write the element in HTML.',
  abbreviation: 'Write <abbr title="what it means">…</abbr> where it is used.',
  keys: 'Write <kbd>Ctrl</kbd>+<kbd>Alt</kbd>.',
  iconName: 'Write an emoji, or in MDX <Icon name="house" />.',
  emojiName: 'No emoji has this name: write the emoji itself.',
  template: 'No template is filled in: write what readers are to see.',
  mdxComment: 'In plain Markdown a comment is between <!-- and -->.',
  inlineFootnote: 'Write [^1] here, and "[^1]: the text" on a line of its own.',
  otherTask: 'Only "[ ]" and "[x]" are drawn as boxes.',
  contentsMark: 'Remove it: the page has a table of contents without it.',
  entity: 'No character has this name. Write the character itself; a non-breaking space is &nbsp;.',
  highlight: 'Write <mark>text</mark>.',
  superscript: 'Write <sup>text</sup>.',
  taskBox: 'Write "- [ ] text" or "- [x] text", with one sign between the brackets.',
  wideSigns: 'Write "#", "[", "]", "(" and ")" of the width of Latin letters.',
  fence: 'A block of code begins and ends with three backticks, "```".',
  backtick: 'Close the code with another backtick, or put a backslash before this one.',
}

/** What was read in another way than it was meant. */
const misread = {
  subscript: {
    message: 'is struck out: one tilde on each side does the same as two.',
    hint: 'Write <sub>2</sub> for a small figure below the line.',
  },
  picture: {
    message: 'is a link behind an exclamation mark, not a picture.',
    hint: 'Remove the space between "!" and "[".',
  },
  rule: {
    message: 'makes a heading of the text directly above it.',
    hint: 'Put an empty line before it where it is a line across the page.',
  },
  fenceEnd: {
    message: 'does not end the block of code that it is in, so readers see what follows as code.',
    hint: 'End a block with the signs that it begins with, as many of them at least.',
  },
  nestedList: {
    message: 'is not part of the item above: it ends the numbered list, and begins another one.',
    hint: 'Indent it as far as the text of that item begins, which is three spaces below "1. ".',
  },
}

/** What to write behind the language of a block of code. */
const fenceAdvice = {
  lines:
    'Write the lines to mark as in {1,4-6}: numbers and ranges with commas between them, without spaces.',
  title: 'Write the title as in title="app.ts", with quotation marks around it.',
  showLineNumbers: 'Did you mean "showLineNumbers"?',
}

/** Problems of Markdown that is valid, but shows something else than its writer meant. */
export const markupProblems = {
  'printed-markup': (written: string, meant: keyof typeof advice) => ({
    title: 'Markup that readers see as it was typed',
    message: `"${written}" is not read as markup: readers see it as it is here.`,
    hint: `${advice[meant]} If it is meant as text, put it in backticks.`,
    level: warning,
  }),
  'misread-markup': (written: string, meant: keyof typeof misread) => ({
    title: 'Markup that is read in another way than it looks',
    message: `"${written}" ${misread[meant].message}`,
    hint: misread[meant].hint,
    level: warning,
  }),
  'unknown-link-label': (written: string, label: string, nearest?: string) => ({
    title: 'Link whose label is not defined',
    message: `Nothing in this note says where "${label}" leads, so readers see "${written}" as it is here.`,
    hint: didYouMean(nearest) ?? `Write the address on a line of its own: [${label}]: https://example.com`,
    level: warning,
  }),
  'unknown-footnote': (name: string, nearest?: string) => ({
    title: 'Footnote without a text',
    message: `This note has no text for the footnote "${name}", so readers see "[^${name}]" as it is here.`,
    hint: nearest ? `Did you mean "[^${nearest}]"?` : `Write it on a line of its own: [^${name}]: Text.`,
    level: warning,
  }),
  'unused-footnote': (name: string) => ({
    title: 'Footnote that nothing refers to',
    message: `Nothing in this note refers to the footnote "${name}", so its text is not on the page.`,
    hint: `Write [^${name}] where it belongs, or remove it.`,
    level: warning,
  }),
  'unused-link-label': (label: string, text: string) => ({
    title: 'Text that is read as where a link leads',
    message: `"[${label}]: ${text}" says where a link leads, and no link of this note names "${label}": readers do not see it.`,
    hint: `If it is meant as text, write \\[${label}]: ${text}`,
    level: warning,
  }),
  'dropped-cells': (count: number, columns: number) => ({
    title: 'Row with more cells than the table has columns',
    message: `This row has ${count} cells, and the table ${columns === 1 ? 'one column' : `${columns} columns`}: readers do not see the rest.`,
    hint: 'Add a column to the first two lines, or write a line within a cell as \\|.',
    level: warning,
  }),
  'unknown-element': (name: string, component?: string) => ({
    title: 'Tag that HTML does not have',
    message: `HTML has no element <${name}>, so readers do not see the tag.`,
    hint:
      didYouMean(component && `<${component}>`) ??
      `If it is meant as text, put it in backticks: \`<${name}>\`.`,
    level: warning,
  }),
  'unknown-code-language': (language: string, nearest?: string, diagram?: string) => ({
    title: 'Code in a language that cannot be coloured',
    message: `No language is called "${language}", so the code has no colours.`,
    hint:
      didYouMean(nearest) ??
      (diagram
        ? `Did you mean a diagram? Its language is "mermaid", and its first line begins with "${diagram}".`
        : 'Use the name of a similar language, or "text" for none.'),
    level: nearest || diagram ? warning : ('info' as const),
  }),
  'unread-code-attribute': (written: string, advice: keyof typeof fenceAdvice) => ({
    title: 'Attribute of a code block that has no effect',
    message: `"${written}" has no effect.`,
    hint: fenceAdvice[advice],
    level: warning,
  }),
  'no-line-to-mark': (written: string, count: number) => ({
    title: 'Marked line that the code does not have',
    message: `"${written}" marks lines of a block that has ${count === 1 ? 'one line' : `only ${count} lines`}.`,
    hint: 'Lines are counted from 1, whatever number the first one shows.',
    level: warning,
  }),
  'spaced-heading-id': (id: string, rest: string[]) => ({
    title: 'Id of a heading with a space in it',
    message: `The id of this heading is "${id}": ${rest.map((word) => `"${word}"`).join(' and ')} behind the space ${rest.length === 1 ? 'is' : 'are'} not part of it.`,
    hint: `Write {#${[id, ...rest].join('-')}}.`,
    level: warning,
  }),
  'inline-script': () => ({
    title: 'Script within a note',
    message: 'This script does not run: the content policy allows code in files only.',
    hint: 'Put it into a component, or into a file that "scripts" of the config names.',
    level: warning,
  }),
  'misspelt-scheme': (url: string, correct: string) => ({
    title: 'Address whose beginning is misspelt',
    message: `"${url}" does not begin like an address of the web.`,
    hint: `Did you mean "${correct}"?`,
    level: warning,
  }),
} satisfies Record<string, (...facts: never[]) => Entry>

/** Example facts for problems of Markdown that shows something else than its writer meant. */
export const markupExamples: ExamplesOf<typeof markupProblems> = {
  'printed-markup': [
    ['[[Backup plan]]', 'wikiLink'],
    ['[guide] (./guide.md)', 'spacedLink'],
    ['(guide)[./guide.md]', 'reversedLink'],
    ['[guide](my guide.md)', 'unreadLink'],
    ['[guide](./guide.md "Guide)', 'openTitle'],
    ['**must**', 'inHtml'],
    ['$x^2 $', 'spacedMath'],
    ['$$', 'openMath'],
    ['\\(x^2\\)', 'texMath'],
    ['[guide](./guide.md', 'openLink'],
    ['** must **', 'spacedBold'],
    ['**Note:**', 'joinedBold'],
    ['~~struck', 'openStrike'],
    ['**must', 'openBold'],
    ['*must', 'openItalic'],
    [': a number for each person', 'definition'],
    ['##Steps', 'joinedHeading'],
    ['####### Details', 'deepHeading'],
    ['-[ ]', 'joinedTask'],
    ['-one', 'joinedItem'],
    ['| Name | Size |', 'openTable'],
    ['::: spoiler', 'spacedAdmonition'],
    [':::', 'strayEnd'],
    ['!!! note', 'otherAdmonition'],
    ['[!NOTICE]', 'unknownAlert'],
    ['=== "Linux"', 'contentTab'],
    ['<<< @/code.ts', 'codeFile'],
    ['{ .md-button }', 'attributes'],
    ['*[DNS]: Domain Name System', 'abbreviation'],
    ['++ctrl+alt++', 'keys'],
    [':material-home:', 'iconName'],
    [':smiel:', 'emojiName'],
    ['{{ version }}', 'template'],
    ['{/* truncate */}', 'mdxComment'],
    ['^[as said before]', 'inlineFootnote'],
    ['[/]', 'otherTask'],
    ['[TOC]', 'contentsMark'],
    ['{!includes/install.md!}', 'include'],
    ['&nsbp;', 'entity'],
    ['==must==', 'highlight'],
    ['^2^', 'superscript'],
    ['[ x ]', 'taskBox'],
    ['［the guide］（./guide.md）', 'wideSigns'],
    ["'''js", 'fence'],
    ['`', 'backtick'],
  ],
  'misread-markup': [
    ['~2~', 'subscript'],
    ['! [a plan](plan.png)', 'picture'],
    ['---', 'rule'],
    ['~~~', 'fenceEnd'],
    ['- a point', 'nestedList'],
  ],
  'unknown-link-label': [
    ['[the guide][giude]', 'giude', 'guide'],
    ['[the guide][guide]', 'guide'],
  ],
  'unknown-footnote': [['nots', 'notes'], ['1']],
  'unused-footnote': [['1']],
  'unused-link-label': [['TODO', 'finish']],
  'dropped-cells': [
    [3, 2],
    [2, 1],
  ],
  'unknown-element': [['string'], ['card', 'Card']],
  'unknown-code-language': [['pyhton', 'python'], ['flowchrt', undefined, 'flowchart'], ['cobolscript']],
  'unread-code-attribute': [
    ['titel="app.ts"', 'title'],
    ['{4-2}', 'lines'],
    ['showLineNumber', 'showLineNumbers'],
  ],
  'no-line-to-mark': [
    ['{9-12}', 4],
    ['{2}', 1],
  ],
  'spaced-heading-id': [['set', ['up']]],
  'inline-script': [[]],
  'misspelt-scheme': [['htp://example.com', 'http://example.com']],
}
