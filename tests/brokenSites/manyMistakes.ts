import type { Code } from '../../engine/src/diagnostics/diagnostic.ts'
import { type HandMadeSite, handMade } from './handMade.ts'
import type { BrokenSite } from './makeBrokenSite.ts'

/** Which stage finds a mistake, by the files that it changes. */
const stages: Record<string, (file: string) => boolean> = {
  settings: (file) => file === 'sotay.config.mjs',
  sidebars: (file) => file === 'sidebars.mjs',
  'other files of data': (file) => /\.(?:yml|json)$/.test(file),
  notes: (file) => file === 'docs/more/dns.md',
  'React pages': (file) => file.endsWith('.jsx'),
  styles: (file) => file.endsWith('.css'),
}

/** The stages of which at least one mistake can be found. */
export function stagesOf({ mistakes, codes }: ManyMistakes): Set<string | undefined> {
  return new Set(mistakes.filter(({ code }) => codes.includes(code)).map(stageOf))
}

const stageOf = ({ changes }: HandMadeSite) =>
  Object.keys(stages).find((stage) => Object.keys(changes).every(stages[stage]!))

/** A site with several mistakes, each of another stage. */
export interface ManyMistakes {
  mistakes: HandMadeSite[]
  changes: BrokenSite['changes']
  /** The codes of all that can be found in one run. */
  codes: Code[]
}

/** Codes that cannot be found before a mistake is corrected, because it is the reason for what they name. */
const hidden: Partial<Record<Code, Code[]>> = {
  'module-failed': ['unknown-displayed-sidebar', 'navbar-unknown-sidebar'],
  'wrong-export': ['unknown-displayed-sidebar', 'navbar-unknown-sidebar'],
  'missing-sidebars-file': ['unknown-displayed-sidebar', 'navbar-unknown-sidebar'],
  'invalid-sidebars-file': ['unknown-displayed-sidebar', 'navbar-unknown-sidebar'],
  'invalid-tags-file': ['inline-tags'],
  'duplicate-tag-permalink': ['inline-tags'],
}
/** The pages of a set of docs, and their addresses, are not known. */
const withoutAddresses: Code[] = [
  'broken-link',
  'no-docs',
  'unknown-sidebar-doc',
  'missing-tags-file',
  'navbar-without-docs',
  'navbar-unknown-doc',
  'navbar-unknown-sidebar',
  'navbar-unknown-version',
]
/** Versions that cannot be read hide what the settings say about versions. */
const aboutVersions: Code[] = ['versioning-without-versions']
for (const code of [
  'invalid-versions-file',
  'invalid-version-name',
  'unknown-version',
  'versioning-without-versions',
  'empty-only-include-versions',
] as const)
  hidden[code] = withoutAddresses
for (const code of ['invalid-versions-file', 'invalid-version-name'] as const)
  hidden[code] = [...withoutAddresses, ...aboutVersions]

/** Mistakes in settings that decide which pages there are: without them, no address can be called wrong. */
const decideAddresses = new Set([
  'settings in themeConfig',
  'a preset',
  'a number prefix parser that throws',
  'a calendar that does not exist',
])

function hiddenBy({ code, name }: HandMadeSite): Code[] {
  const addresses = decideAddresses.has(name) ? withoutAddresses.filter(isAboutAddresses) : []
  // A severity that cannot be read is the default one, which says nothing of broken links.
  const links: Code[] = name === 'a severity that does not exist' ? ['broken-link'] : []
  const tags: Code[] = name === 'tags with such a field' ? ['inline-tags'] : []
  return [...(hidden[code] ?? []), ...addresses, ...links, ...tags]
}

const isAboutAddresses = (code: Code) => code === 'broken-link' || code.startsWith('navbar-')

/** Puts mistakes into one site: one of each stage, and a second one in another note. */
export function combineMistakes(random: () => number): ManyMistakes {
  const choose = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)]!
  const ofStage = (stage: string) => handMade.filter((each) => stageOf(each) === stage && !isLarge(each))
  const mistakes = [...Object.keys(stages), 'notes'].map((stage) => choose(ofStage(stage)))
  const changes = mistakes.flatMap(({ changes }, index) =>
    Object.entries(changes).map(([file, text]) => [inOwnNote(file, index), text] as const),
  )
  const hides = mistakes.flatMap((mistake) => hiddenBy(mistake).filter((each) => each !== mistake.code))
  const codes = [...new Set(mistakes.map(({ code }) => code))].filter((code) => !hides.includes(code))
  return { mistakes, changes: Object.fromEntries(changes), codes }
}

/** Mistakes that are only found after some seconds, so that they are tried together with others once and not each time. */
export const isEndless = ({ name }: HandMadeSite) =>
  name === 'a component that renders itself' || name === 'a loop that never ends'

/** Whether a mistake leaves nothing of the settings, or of the docs. */
const isLarge = ({ changes, code }: HandMadeSite) =>
  code === 'no-docs' || ('sotay.config.mjs' in changes && unreadable.includes(code))
const unreadable: Code[] = ['module-failed', 'wrong-export', 'missing-package']

/** Notes of their own, so that two mistakes do not meet in one. */
const inOwnNote = (file: string, index: number) =>
  file === 'docs/more/dns.md' ? `docs/more/note-${index}.md` : file
