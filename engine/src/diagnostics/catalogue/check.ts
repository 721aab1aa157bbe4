import { asSentence, shorten } from '../../std/text.ts'
import type { Entry, ExamplesOf } from './entry.ts'

const warning = 'warning' as const

/** Why nothing reads a file that looks like a part of the site, by what it looks like. */
const unread = {
  config: ([used]: string[]) => ({
    message: `Another config is used, ${used}; nothing reads this one.`,
    hint: 'Remove one of the two, or name one with "--config".',
  }),
  ending: ([usual]: string[]) => ({
    message: 'No page is made from this file: the names of notes end with ".md" or ".mdx".',
    hint: `Rename it to ${usual}.`,
  }),
  category: ([right]: string[]) => ({
    message: 'What this file says of its folder is not read: such a file is called "_category_".',
    hint: `Rename it to ${right}.`,
  }),
  language: (folders: string[]) => ({
    message: 'The folder belongs to no language of the site, so nothing reads its translations.',
    hint: `The folders of its languages are: ${folders.join(', ')}.`,
  }),
  folder: (folders: string[]) => ({
    message: 'The folder belongs to no docs, blog or pages of the site, so nothing reads its translations.',
    hint: `Such folders are: ${folders.join(', ')}.`,
  }),
  translation: () => ({
    message: 'The site has no note of this name that it could be the translation of.',
    hint: 'Rename it as the original is named, or remove it.',
  }),
} satisfies Record<string, (others: string[]) => Pick<Entry, 'message' | 'hint'>>

/** Addresses that only work for whoever wrote them, or for nobody. */
const unreachable = {
  disk: {
    why: 'is a path on one computer: readers cannot open it.',
    instead: 'Put the file into the site, and write its path from this note.',
  },
  server: {
    why: 'is a server on the computer of whoever opens it: readers do not have it.',
    instead:
      'Write the address of the published page. Where readers run the server too, show its address as the text of the link.',
  },
  video: {
    why: 'is the page of a video, not a picture: readers see a broken one.',
    instead: 'Write <Video src="…" /> with this address, where components are read, or a link.',
  },
  nowhere: {
    why: 'names no site: browsers show an error.',
    instead: 'Write the rest of the address.',
  },
  page: {
    why: 'is a page, not a picture: readers see a broken one.',
    instead: 'Write a link to it: [what it says](address).',
  },
  code: {
    why: 'is code, which the content policy of the pages does not run.',
    instead: 'Write a component with an event handler: it becomes an island.',
  },
}

/** Problems that only `sotay check` reports. */
export const checkProblems = {
  'skipped-heading-level': (level: number, before: number) => ({
    title: 'Heading that skips a level',
    message: `A heading of level ${level} follows one of level ${before}.`,
    hint: `Make it level ${before + 1}: write ${'#'.repeat(before + 1)} before it.`,
    level: warning,
  }),
  'second-main-heading': (text: string) => ({
    title: 'Second main heading',
    message: `"${shorten(text, 60)}" is a second heading of level 1: it looks like the title of another page, and the table of contents leaves it out.`,
    hint: 'Write "##" before it, and one "#" more before each heading below it.',
    level: 'info' as const,
  }),
  'empty-heading': () => ({
    title: 'Heading without a text',
    message: 'The heading is empty: readers see a gap, and the table of contents an entry without a name.',
    hint: 'Write its text behind the "#", or remove it.',
    level: 'warning' as const,
  }),
  'repeated-id': (id: string) => ({
    title: 'Element whose id another one has',
    message: `Something else of this note has the id "${id}", too; links lead to the first of them.`,
    hint: 'Give one of them another id.',
    level: 'warning' as const,
  }),
  'image-without-alt': (url: string, isHtml = false) => ({
    title: 'Picture without a description',
    message: `Nothing says what "${url}" shows to people who do not see it.`,
    hint: isHtml
      ? 'Add alt="what it shows", or alt="" if it only decorates the page.'
      : 'Write it between the brackets: ![what it shows](…). If it only decorates the page, write <img alt="" … /> instead.',
    level: warning,
  }),
  'link-without-text': (url: string) => ({
    title: 'Link without a text',
    message: `The link to "${url}" has no text: nobody can read or press it.`,
    hint: 'Write the text between the brackets: [where it leads](…).',
    level: warning,
  }),
  'table-without-header': () => ({
    title: 'Table without a header',
    message: 'The first row of the table is empty, so nothing says what its columns hold.',
    hint: 'Name the columns in the first row.',
    level: warning,
  }),
  'page-without-description': (path: string, excerpt?: string) => ({
    title: 'Page without a description',
    message: excerpt
      ? `The page ${path} has no description of its own; search engines and previews are given the beginning of its text: "${shorten(excerpt, 60)}".`
      : `Nothing describes the page ${path} to search engines: it has no text to take a description from.`,
    hint: 'Set "description" in its front matter.',
    level: warning,
  }),
  'unlinked-page': (path: string, hasFrontMatter: boolean) => ({
    title: 'Page that nothing links to',
    message: `No page, sidebar or menu leads to ${path}.`,
    hint: hasFrontMatter
      ? 'Link it, put it into a sidebar, or set "unlisted: true" in its front matter.'
      : 'Link it from another page, the navbar or the footer.',
    level: warning,
  }),
  'uncommon-address': (url: string, plain: string) => ({
    title: 'Link that not every host answers',
    message: `"${url}" is not the address of its page: many hosts answer it with "Page Not Found".`,
    hint: `Write "${plain}".`,
    level: warning,
  }),
  'wrong-language': (lang: string, found: string | undefined) => ({
    title: 'Language that does not fit the text',
    message: `The front matter says that the language is "${lang}", but the text ${found ? `looks like "${found}"` : 'does not look like it'}.`,
    hint: found ? `Set "lang: ${found}", or leave "lang" out.` : 'Correct "lang", or leave it out.',
    level: warning,
  }),
  'unknown-language': (locale: string, likely?: string) => ({
    title: 'Language that does not exist',
    message: `"${locale}" is the code of no language, so browsers and screen readers do not know how to read its pages.`,
    hint: likely ? `Did you mean "${likely}"?` : 'Use a code such as "en", "vi" or "pt-BR".',
    level: warning,
  }),
  'unread-file': (kind: keyof typeof unread, other: string | string[] = []) => ({
    title: 'File or folder that nothing reads',
    ...unread[kind]([other].flat()),
    level: warning,
  }),
  'hydration-mismatch': (component: string, page: string, difference: string) => ({
    title: 'Component that differs in the browser',
    message: `${component} is not the same in the browser (+) as when it was built (-):\n${difference}\nIt is on the page ${page}.`,
    hint: 'Read what only a browser knows (window, the time, a random number) in an effect. HTML that browsers correct, such as <div> in <p>, differs too.',
  }),
  'island-failed': (component: string, page: string, reason: string) => ({
    title: 'Component that fails in the browser',
    message: `On the page ${page}, ${component || 'a script'} threw in the browser: ${asSentence(reason)}`,
    hint: 'Correct what threw. It happened when the component started, before a reader did anything.',
  }),
  'error-in-console': (page: string, text: string) => ({
    title: 'Error in the console of a browser',
    message: `On the page ${page}, the console of the browser shows an error: ${asSentence(text)}`,
    hint: 'Correct what it names. React writes its warnings about components there.',
    level: warning,
  }),
  'blocked-by-policy': (page: string, what: string, host?: string) => ({
    title: 'File or script that the content policy blocks',
    message: host
      ? `On the page ${page}, the content policy blocked ${what}.`
      : `On the page ${page}, the content policy blocked a script: ${what === 'inline' ? 'it is written in the page' : `its code is of the kind "${what}"`}.`,
    hint: host
      ? `Name the host in the config: contentPolicy: { hosts: ['${host}'] }.`
      : 'Put the code into a file of the site: a component, or a file that "scripts" in the config names.',
  }),
  'refused-host': (host: string) => ({
    title: 'Host whose scripts the content policy refuses',
    message: `This code loads a script of "${host}", which the content policy of the pages refuses.`,
    hint: `Name the host in the config: contentPolicy: { hosts: ['${host}'] }.`,
    level: warning,
  }),
  'endless-page': (page: string, seconds: number) => ({
    title: 'Page that does not answer',
    message: `The page ${page} did not answer within ${seconds} seconds after its components had started.`,
    hint: 'Look for a loop that does not end in one of its components.',
  }),
  'no-browser': (reason?: string) => ({
    title: 'No browser to start components in',
    message: reason
      ? `The browser that "--hydrate" needs failed: ${reason}.`
      : '"--hydrate" needs Chrome, Chromium or Edge, and none was found.',
    hint: 'Install one, or set the environment variable CHROME_PATH to its program.',
  }),
  'broken-external-link': (url: string, reason: string) => ({
    title: 'Link to another site that does not answer',
    message: `${url} cannot be reached: ${reason}.`,
    hint: 'Correct the address, or remove the link.',
    level: warning,
  }),
  'search-miss': (typed: string, pages: string[], first: number, found: string[]) => ({
    title: 'Query that does not find its page',
    message: `"${typed}" does not find ${pages.join(' or ')} ${first === 1 ? 'first' : `among the first ${first}`}. ${found.length > 0 ? `It finds ${found.slice(0, 3).join(', ')}.` : 'It finds nothing.'}`,
    hint: "Write the reader's words into the page, best into a heading; or add them to its aliases, or to search.synonyms.",
  }),
  'unknown-search-page': (page: string) => ({
    title: 'Query for a page that the search does not know',
    message: `The search knows no page at ${page}.`,
    hint: 'Write the address below the base address, as in /guides/setup. Drafts, unlisted pages and those that "search" leaves out are not found.',
  }),
  'unreadable-search-query': (line: string) => ({
    title: 'Line of a file of queries that cannot be read',
    message: `"${shorten(line, 60)}" is not a query with its pages.`,
    hint: 'Write "what a reader types => /address", with " | " between several addresses, or "first: 3" above queries whose page should be among the first three.',
  }),
  'unreachable-address': (url: string, kind: keyof typeof unreachable) => ({
    title: 'Address that leads readers nowhere',
    message: `"${url}" ${unreachable[kind].why}`,
    hint: unreachable[kind].instead,
    level: 'warning' as const,
  }),
} satisfies Record<string, (...facts: never[]) => Entry>

/** Example facts for the problems that only `sotay check` reports. */
export const checkExamples: ExamplesOf<typeof checkProblems> = {
  'second-main-heading': [['Installation']],
  'skipped-heading-level': [[4, 2]],
  'empty-heading': [[]],
  'repeated-id': [['setup']],
  'image-without-alt': [['./plan.png'], ['./plan.png', true]],
  'link-without-text': [['/guide']],
  'table-without-header': [[]],
  'page-without-description': [['/empty'], ['/tls', 'TLS keeps what is sent from being read on the way.']],
  'unlinked-page': [
    ['/lost', true],
    ['/about', false],
  ],
  'uncommon-address': [['/sub/a.html', '/sub/a']],
  'wrong-language': [
    ['en', 'vi'],
    ['vi', undefined],
  ],
  'unknown-language': [['vn', 'vi'], ['zz']],
  'unread-file': [
    ['config', 'sotay.config.ts'],
    ['ending', 'docs/tls.md'],
    ['category', 'docs/tls/_category_.json'],
    ['language', ['en', 'vi']],
    ['folder', ['docusaurus-plugin-content-docs/current', 'docusaurus-plugin-content-blog']],
    ['translation'],
  ],
  'hydration-mismatch': [['<Clock>', '/now', '  <Clock>\n    <p>\n+     12:01\n-     12:00']],
  'island-failed': [
    ['<Chart>', '/sales', 'rows is undefined'],
    ['', '/sales', 'rows is undefined'],
  ],
  'error-in-console': [['/sales', 'Each child in a list should have a unique "key" prop.']],
  'blocked-by-policy': [
    ['/blog/first', 'https://giscus.app/client.js', 'https://giscus.app'],
    ['/sales', 'inline'],
    ['/sales', 'eval'],
  ],
  'refused-host': [['https://giscus.app']],
  'endless-page': [['/sales', 30]],
  'no-browser': [[], ['the browser ended with code 127']],
  'broken-external-link': [['https://example.com/gone', 'it answers 404']],
  'search-miss': [
    ['exit vim', ['/guides/vim'], 8, ['/shell', '/signals']],
    ['exit vim', ['/guides/vim', '/editors'], 1, []],
  ],
  'unknown-search-page': [['/guides/vi']],
  'unreadable-search-query': [['exit vim -> /guides/vim']],
  'unreachable-address': [
    ['file:///C:/notes/a.md', 'disk'],
    ['http://localhost:3000/plan', 'server'],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'video'],
    ['https://x.com/anna/status/20', 'page'],
    ['javascript:alert(1)', 'code'],
    ['https://', 'nowhere'],
  ],
}
