import { offeredKinds } from '../../model/admonitionKinds.ts'
import { asSentence, listWords } from '../../std/text.ts'
import { didYouMean, type Entry, type ExamplesOf } from './entry.ts'

/** The marker of a block, such as ``` or `:::`. */
const signs = (opening: string) => /^(?:`+|~+|:+)/.exec(opening)?.[0] ?? opening

export interface UnknownType {
  component: string
  type: string
  /** The type that it is shown as. */
  look: string
  nearest?: string | undefined
}

/** How front matter is written, by the first sign of what is in its place. */
const foreignHints: Record<string, string | undefined> = {
  '+': 'Write "---" in place of "+++", and "title: My note" in place of "title = "My note"".',
  '{': 'Write a line of three hyphens, "---", above and below it.',
  '-': 'Write three hyphens alone, "---", above and below, and fields as in "title: My note" or in JSON between them.',
  '`': 'Remove the lines of "```" around it.',
  '': 'Write a line of three hyphens, "---", above it, too.',
}

/** Problems of single constructs of a note: components, code from files, plugins. */
export const constructProblems = {
  'unknown-admonition-type': (facts: UnknownType) => ({
    title: 'Admonition or badge of an unknown type',
    message: `"${facts.type}" is no known type of <${facts.component}>; it looks like "${facts.look}".`,
    hint: didYouMean(facts.nearest) ?? `Use ${listWords(offeredKinds(), 'or')}.`,
    level: 'warning' as const,
  }),
  'unknown-icon': (name: string, nearest?: string) => ({
    title: 'Icon of an unknown name',
    message: `Lucide has no icon "${name}", so none is shown.`,
    hint: didYouMean(nearest) ?? 'https://lucide.dev/icons shows all of them with their names.',
    level: 'warning' as const,
  }),
  'component-without-prop': (component: string, example: string) => ({
    title: 'Component without a prop that it needs',
    message: `<${component}> has no "${example.split('=')[0]}".`,
    hint: `Add it: <${component} ${example}>.`,
  }),
  'misspelt-prop': (component: string, prop: string, nearest: string) => ({
    title: 'Misspelt prop of a component',
    message: `<${component}> has no prop "${prop}", so what it says is not on the page.`,
    hint: didYouMean(nearest)!,
    level: 'warning' as const,
  }),
  'component-without-list': (component: string, needed: string, example: string) => ({
    title: 'Component without the list that it shows',
    message: `<${component}> shows ${needed}, but holds none.`,
    hint: `Put a list into it that begins with "${example}", with an empty line before and after it.`,
  }),
  'themed-image-without-sources': () => ({
    title: 'Themed image without its two pictures',
    message: '<ThemedImage> does not say which picture each colour mode shows.',
    hint: "Write sources={{ light: '/img/light.png', dark: '/img/dark.png' }}.",
  }),
  'foreign-front-matter': (marks: string) => ({
    title: 'Front matter that is not read',
    message: `Front matter ${marks === '{' ? 'in JSON' : marks ? `below "${marks}"` : 'without "---" above it'} is not read: readers would see it as text, and none of its fields, such as "draft", would count.`,
    hint: foreignHints[marks[0] ?? ''] ?? 'Write three hyphens, "---", above and below.',
  }),
  'late-front-matter': (isInText?: boolean) => ({
    title: 'Front matter that does not begin the file',
    message: 'Front matter begins with the first character of the file, so readers see this as text.',
    hint: isInText
      ? 'Move it to the first line of the file, above the heading. If it is meant as text, put it into a block of code.'
      : 'Remove the empty lines and spaces before it.',
    level: 'warning' as const,
  }),
  'curly-quotes': (written: string, straight: string) => ({
    title: 'Front matter value in curly quotation marks',
    message: `The marks around ${written} are part of the value, so pages and addresses show them.`,
    hint: `Write ${straight}; where they are meant, put straight ones around them: '${written}'.`,
    level: 'warning' as const,
  }),
  'unclosed-front-matter': () => ({
    title: 'Front matter that never ends',
    message: 'The front matter begins with --- in the first line, but no line of --- ends it.',
    hint: 'Write --- alone on a line below this one.',
  }),
  'unclosed-block': (opening: string) => ({
    title: 'Block that never ends',
    message: `"${opening}" begins a block, but no line of ${signs(opening)} ends it: all that follows is part of it.`,
    hint: `Write ${signs(opening)} alone on a line where it ends.`,
    level: 'warning' as const,
  }),
  'not-text': (isNote: boolean) => ({
    title: 'File that is no text',
    message: `This file ${isNote ? 'ends like a note, but it ' : ''}is not text in UTF-8.`,
    hint: `Save it as UTF-8${isNote ? ', or give it another ending if it is no note' : ''}.`,
  }),
  'invalid-utf8': (count: number) => ({
    title: 'Letters that cannot be read',
    message: `${count === 1 ? 'One letter' : `${count} letters`} of this file cannot be read as UTF-8, and ${count === 1 ? 'shows' : 'show'} as "\uFFFD".`,
    hint: 'Save the file as UTF-8, then replace each "\uFFFD" by what it was.',
    level: 'warning' as const,
  }),
  'endless-line': (millions: number) => ({
    title: 'Line that is too long for a note',
    message: `This line has more than ${millions} million letters, so the note is left out.`,
    hint: 'Put data into a file of its own and link to it.',
  }),
  'refused-mdx': () => ({
    title: 'MDX on a site without it',
    message:
      'The note asks to be read as MDX, but "markdown.format" is "md-only" in the config: no note may hold code.',
    hint: 'Remove "mdx" from the front matter. Where notes may hold code, set "markdown.format" to "md".',
  }),
  'missing-code-file': (path: string, nearest?: string) => ({
    title: 'Code from a file that does not exist',
    message: `The file "${path}" does not exist.`,
    hint: didYouMean(nearest) ?? 'Write the path from the folder of the note, or from the site as "@site/…".',
  }),
  'code-file-outside-site': (path: string) => ({
    title: 'Code from a file outside the site',
    message: `"${path}" leads out of the folder of the site.`,
    hint: 'Copy the file into the site; what is outside of it is not published.',
  }),
  'missing-code-region': (facts: { region: string; file: string; nearest?: string | undefined }) => ({
    title: 'Part of a file that does not exist',
    message: `${facts.file} has no region "${facts.region}".`,
    hint:
      didYouMean(facts.nearest) ??
      `Mark it with comments: "#region ${facts.region}" before it and "#endregion" after it.`,
  }),
  'missing-code-lines': (file: string, count: number) => ({
    title: 'Lines of a file that do not exist',
    message: `${file} has only ${count} ${count === 1 ? 'line' : 'lines'}.`,
    hint: `Name lines that it has, such as "#L1${count > 1 ? `-L${Math.min(count, 10)}` : ''}".`,
  }),
  'code-group-unknown-child': () => ({
    title: 'Something other than code within :::code-group',
    message: ':::code-group holds something that is no block of code; it is shown below the tabs.',
    hint: 'Move it before or after the group.',
    level: 'warning' as const,
  }),
  'plugin-failed': (plugin: string, reason: string) => ({
    title: 'Plugin that fails',
    message: `"${plugin}" fails with this note: ${asSentence(reason)}`,
    hint: 'Correct the plugin, or remove it from "markdown" in the config.',
  }),
  'plugin-warning': (plugin: string, message: string) => ({
    title: 'Warning of a plugin',
    message: `"${plugin}" says: ${asSentence(message)}`,
    level: 'warning' as const,
  }),
} satisfies Record<string, (...facts: never[]) => Entry>

/** Example facts for problems of single constructs of a note. */
export const constructExamples: ExamplesOf<typeof constructProblems> = {
  'unknown-admonition-type': [
    [{ component: 'Admonition', type: 'waring', look: 'info', nearest: 'warning' }],
    [{ component: 'Badge', type: 'boo', look: 'note' }],
  ],
  'unknown-icon': [['rockt', 'rocket'], ['our-logo']],
  'component-without-prop': [['LinkCard', 'href="./page.md"']],
  'misspelt-prop': [['Card', 'titel', 'title']],
  'component-without-list': [['Steps', 'a numbered list', '1. First step']],
  'themed-image-without-sources': [[]],
  'foreign-front-matter': [['+++'], ['---json'], ['{'], ['—-'], ['```'], ['']],
  'late-front-matter': [[], [true]],
  'curly-quotes': [['“My note”', '"My note"']],
  'unclosed-front-matter': [[]],
  'unclosed-block': [['```js'], [':::note']],
  'not-text': [[true], [false]],
  'invalid-utf8': [[1], [12]],
  'endless-line': [[5]],
  'refused-mdx': [[]],
  'missing-code-file': [['./conf/server.ts', './conf/servers.ts'], ['./gone.ts']],
  'code-file-outside-site': [['../../secret.ts']],
  'missing-code-region': [
    [{ region: 'strat', file: 'code/server.ts', nearest: 'start' }],
    [{ region: 'stop', file: 'code/server.ts' }],
  ],
  'missing-code-lines': [
    ['code/server.ts', 12],
    ['code/server.ts', 1],
  ],
  'code-group-unknown-child': [[]],
  'plugin-failed': [['remark-lint', 'node is undefined']],
  'plugin-warning': [['remark-lint', 'Avoid trailing spaces']],
}
