import type { Entry, ExamplesOf } from './entry.ts'

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 59)}…` : text)
const warning = 'warning' as const

/** Problems that only `sotay check` reports. */
export const checkProblems = {
  'skipped-heading-level': (level: number, before: number) => ({
    title: 'Heading that skips a level',
    message: `A heading of level ${level} follows one of level ${before}.`,
    hint: `Make it level ${before + 1}: write ${'#'.repeat(before + 1)} before it.`,
    level: warning,
  }),
  'image-without-alt': (url: string) => ({
    title: 'Picture without a description',
    message: `Nothing says what "${url}" shows to those who do not see it.`,
    hint: 'Write it between the brackets: ![what it shows](…). If it is mere ornament, write <img alt="" … /> instead.',
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
      ? `The page ${path} has no description of its own; search engines and previews are given the beginning of its text: "${shorten(excerpt)}".`
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
  'broken-external-link': (url: string, reason: string) => ({
    title: 'Link to another site that does not answer',
    message: `${url} cannot be reached: ${reason}.`,
    hint: 'Correct the address, or remove the link.',
    level: warning,
  }),
} satisfies Record<string, (...facts: never[]) => Entry>

/** Example facts for the problems that only `sotay check` reports. */
export const checkExamples: ExamplesOf<typeof checkProblems> = {
  'skipped-heading-level': [[4, 2]],
  'image-without-alt': [['./plan.png']],
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
  'broken-external-link': [['https://example.com/gone', 'it answers 404']],
}
