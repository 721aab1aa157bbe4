import { asSentence } from '../../std/text.ts'
import { didYouMean, type Entry, type ExamplesOf, undefinedHint } from './entry.ts'

/** Problems of a site's own components and slots, and of what the navbar takes from elsewhere. */
export const overrideProblems = {
  'missing-override': (setting: string, path: string, nearest?: string) => ({
    title: 'Setting that names a component which does not exist',
    message: `"${setting}" names "${path}", but there is no such file.`,
    hint: didYouMean(nearest) ?? 'The path counts from the site folder.',
  }),
  'override-without-component': (setting: string) => ({
    title: 'Module in the theme that exports no component',
    message: `The module that "${setting}" names has no component as its default export.`,
    hint: 'Export it so: export default function Name(props) { … }',
  }),
  'override-failed': (setting: string, route: string, reason: string) => ({
    title: 'Component in the theme that threw while it was rendered',
    message: `"${setting}" threw while the page at ${route} was rendered: ${asSentence(reason)}`,
    hint: undefinedHint(reason),
  }),
  'theme-part-failed': (file: string, route: string, reason: string) => ({
    level: 'warning',
    title: 'Part of the theme that threw while it was rendered',
    message: `"${file}" threw while the page at ${route} was rendered, so the page has the part of the theme instead: ${asSentence(reason)}`,
    hint:
      undefinedHint(reason) ??
      'Correct it, or let it wrap the original (import it from "@theme-original/…").',
  }),
  'unknown-navbar-item': (name: string) => ({
    level: 'warning',
    title: 'Item of the navbar that no component draws',
    message: `The navbar has an item "${name}", but src/theme/NavbarItem/ComponentTypes exports no component of this name.`,
    hint: 'Add it to the object that this file exports by default, or remove the item.',
  }),
  'navbar-empty-sidebar': (item: string, id: string) => ({
    level: 'warning',
    title: 'Navbar item for a sidebar without links',
    message: `The navbar item ${item} leads to the first link of the sidebar "${id}", which has none, so it is not shown.`,
    hint: 'Put a doc into the sidebar, or remove the item.',
  }),
  'theme-part-left-out': (part: string, missing?: [specifier: string, name: string]) => ({
    level: 'warning',
    title: 'File in src/theme that is left out',
    message: missing
      ? `src/theme/${part} is left out: ${missingReason(...missing)}. Pages have the part of the theme instead.`
      : `src/theme/${part} is left out: no page has a place for it.`,
    hint: adviceOn(part, missing !== undefined),
  }),
} satisfies Record<string, (...facts: never[]) => Entry>

const missingReason = (specifier: string, name: string) =>
  name === 'default'
    ? `"${specifier}" is not part of Sotay`
    : `"${specifier}" exports nothing named "${name}" here`

/** What to do instead of replacing a part. */
const advice: [part: RegExp, instead: string][] = [
  [
    /^prism-include-languages/,
    'Nothing has to be done: code is coloured in every language that Prism knows.',
  ],
  [/^(?:ReactLiveScope|Playground)/, 'Blocks of code that say "live" run where "markdown.liveCode" is set.'],
  [
    /^(?:ThemeProvider|SiteMetadata)/,
    'Titles are made from "title" and "titleDelimiter", and "headTags" adds tags to every page.',
  ],
  [
    /^(?:CodeBlock|Admonition|Heading|Details|Tab|Mermaid|MDX|TOCInline)/,
    'These parts of a note are written as HTML while it is compiled. Change their look in "customCss"; a component for notes goes into src/theme/MDXComponents under a name of its own.',
  ],
  [
    /^(?:Navbar\/MobileSidebar|DocSidebar\/Mobile)/,
    'Change its look in "customCss". The menu on narrow screens is the sidebar with the items of the navbar.',
  ],
  [/^(?:ColorMode|Icon)/, 'Change its look in "customCss".'],
]

const adviceOn = (part: string, isPlaced: boolean) => {
  if (!isPlaced)
    return (
      advice.find(([pattern]) => pattern.test(part))?.[1] ??
      'Name the file in "components" or "slots" of the config, or replace the part around it.'
    )
  return part.startsWith('Search')
    ? 'The site has a search without it: remove the file, or let it wrap the original (import it from "@theme-original/…").'
    : 'Let it wrap the original (import it from "@theme-original/…") instead of being a copy of it, or remove this import.'
}

/** Example facts for problems of a site's own components and slots. */
export const overrideExamples: ExamplesOf<typeof overrideProblems> = {
  'missing-override': [
    ['components.Sidebar', './src/SideBar.tsx', './src/Sidebar.tsx'],
    ['slots.footer-before', './src/Ad.tsx'],
  ],
  'override-without-component': [['components.Sidebar']],
  'override-failed': [
    ['slots.article-after', '/guides/vim', 'window is not defined'],
    ['components.Footer', '/guides/vim', 'data is not iterable'],
  ],
  'theme-part-failed': [
    ['src/theme/Footer/index.js', '/guides/vim', 'window is not defined'],
    ['src/theme/TOC.tsx', '/guides/vim', 'items is not iterable'],
  ],
  'unknown-navbar-item': [['custom-stars']],
  'navbar-empty-sidebar': [['of the type "docSidebar"', 'notes']],
  'theme-part-left-out': [
    ['Navbar', ['@docusaurus/theme-common/internal', 'useHideableNavbar']],
    ['Footer', ['@theme/Sponsors', 'default']],
    ['SearchBar', ['docusaurus-lunr-search', 'default']],
    ['CodeBlock/Copy', undefined],
    ['prism-include-languages', undefined],
  ],
}
