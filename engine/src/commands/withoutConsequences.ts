import { basename } from 'node:path'
import type { SiteConfig } from '../config/siteConfig.ts'
import { blogProblems } from '../diagnostics/catalogue/blog.ts'
import { linkProblems } from '../diagnostics/catalogue/links.ts'
import { siteProblems } from '../diagnostics/catalogue/site.ts'
import type { Code, Diagnostic } from '../diagnostics/diagnostic.ts'

type Test = (problem: Diagnostic) => boolean

const isOneOf =
  (...codes: Code[]): Test =>
  ({ code }) =>
    codes.includes(code)

const isAboutAddresses: Test = (problem) =>
  isOneOf('broken-link', 'redirect-to-nowhere')(problem) || problem.code.startsWith('navbar-')

const isBroken: Test = ({ code }) => code in linkProblems

/** What depends on settings rather than on one file by itself. */
const isAboutSettings: Test = (problem) =>
  isBroken(problem) ||
  problem.code in siteProblems ||
  problem.code in blogProblems ||
  isOneOf('unknown-directive', 'unused-directive', 'unknown-admonition-type', 'missing-tags-file')(problem)

const isAboutCategories: Test = (problem) => isBroken(problem) && problem.message.includes('/category/')

const isAboutDocs = isOneOf('unknown-sidebar-doc', 'empty-sidebar-folder', 'no-docs', 'missing-tags-file')

/** What may be found only because of something else: the causes, and their consequences. */
const rules: { causes: Code[]; consequences: Test }[] = [
  {
    causes: [
      'invalid-versions-file',
      'invalid-version-name',
      'unknown-version',
      'versioning-without-versions',
      'empty-only-include-versions',
      'last-version-left-out',
    ],
    consequences: (problem) => isAboutAddresses(problem) || isAboutDocs(problem),
  },
  {
    causes: ['no-docs'],
    consequences: (problem) =>
      problem.code !== 'no-docs' && (isAboutAddresses(problem) || isAboutDocs(problem)),
  },
  {
    // The sidebars file is the only module that is run besides the config.
    causes: ['missing-sidebars-file', 'invalid-sidebars-file', 'module-failed', 'wrong-export'],
    consequences: isOneOf('navbar-unknown-sidebar', 'navbar-empty-sidebar', 'unknown-displayed-sidebar'),
  },
  {
    causes: ['invalid-sidebar-item', 'unknown-sidebar-item-type'],
    consequences: isOneOf('navbar-empty-sidebar'),
  },
  {
    causes: [
      'missing-sidebars-file',
      'invalid-sidebars-file',
      'module-failed',
      'wrong-export',
      'invalid-sidebar-item',
      'unknown-sidebar-item-type',
      'invalid-category-file',
      'invalid-data-file',
    ],
    consequences: isAboutCategories,
  },
  { causes: ['invalid-authors-file'], consequences: isOneOf('unknown-author', 'no-authors-file') },
  { causes: ['invalid-tags-file', 'missing-tags-file'], consequences: isOneOf('inline-tags') },
]

/** Removes problems that other problems caused: they go, or show themselves, when those are corrected. */
export function withoutConsequences(
  diagnostics: Diagnostic[],
  faults: SiteConfig['faults'] = [],
): Diagnostic[] {
  const applied = [
    ...(faults.some((path) => path.length === 0) ? [isAboutSettings] : []),
    ...(faults.some(decidesAddresses) ? [isAboutAddresses] : []),
    ...rules
      .filter(({ causes }) =>
        diagnostics.some(({ level, code }) => level === 'error' && causes.includes(code)),
      )
      .map(({ consequences }) => consequences),
    ...diagnostics.filter(isOneOf('unusable-file', 'invalid-route', 'invalid-slug')).map(namesFile),
    ...diagnostics.filter(hidesDate).map(isUndated),
    ...diagnostics.filter(isOneOf('foreign-front-matter')).map(isCodeBelow),
  ]
  return diagnostics.filter((problem) => !applied.some((isConsequence) => isConsequence(problem)))
}

const isUnreadable = isOneOf(
  'unclosed-front-matter',
  'late-front-matter',
  'foreign-front-matter',
  'front-matter-not-a-map',
  'invalid-yaml',
)

/** Whether a post may have a date that cannot be read. */
const hidesDate: Test = (problem) =>
  isUnreadable(problem) || (problem.code === 'invalid-front-matter' && problem.message.startsWith('"date"'))

const isUndated =
  ({ where }: Diagnostic): Test =>
  (problem) =>
    problem.code === 'post-without-date' && problem.where?.file === where?.file

/** Whether MDX takes the braces of JSON for code. */
const isCodeBelow =
  ({ where: header }: Diagnostic): Test =>
  ({ code, where }) =>
    code === 'invalid-mdx' && where?.file === header?.file && where!.line! - header!.line! <= 1

const groups = new Set(['presets', 'plugins', 'themeConfig', 'baseUrl', 'i18n', 'redirects'])
const folders = new Set(['docs', 'blog', 'pages'])
const parts =
  /^(?:id|path|routeBasePath|\w+BasePath|archivePath|include|exclude|versions|lastVersion|onlyIncludeVersions|numberPrefixParser|sidebarPath|sidebarItemsGenerator|processBlogPosts)$/

/** Whether a setting decides which pages there are, and where. */
function decidesAddresses([group, ...rest]: PropertyKey[]): boolean {
  if (groups.has(String(group))) return true
  const names = rest.filter((key) => typeof key === 'string')
  return folders.has(String(group)) && (names.length === 0 || parts.test(names[0]!))
}

/** Whether a link leads to a file that cannot be read, or has no address. */
function namesFile({ where }: Diagnostic): Test {
  const name = where && lastName(where.file)
  return (problem) =>
    (isBroken(problem) || isOneOf('unknown-sidebar-doc', 'navbar-unknown-doc')(problem)) &&
    namedIn(problem).some((named) => lastName(named) === name)
}

/** What a message is about, in quotes; what it lists further on are suggestions. */
const namedIn = ({ message }: Diagnostic) =>
  [...message.matchAll(/"([^"]*)"/g)].slice(0, 2).map(([, named]) => named!)

/** The last name in the path of a file, an address or an id, as an address has it: "a/02-b.md" and "/a/b/#c" are of "b". */
function lastName(path: string): string {
  const [plain = ''] = path.split(/[?#]/, 1)
  return basename(plain.replace(/(?:\/(?:index|readme))?(?:\.\w+)?$/i, '')).replace(/^\d+\s*[-_.]+\s*/, '')
}
