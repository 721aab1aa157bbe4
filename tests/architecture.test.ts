/// <reference types="vite/client" />
import { expect, test } from 'vitest'
import doors from './fixtures/doors.json' with { type: 'json' }
import { countBrowserCode } from './support/countBrowserCode.ts'
import { parseSource, type SourceImport } from './support/parseSource.ts'

/** What each folder may import besides itself. The order is the order data flows in. */
const mayImport: Record<string, string[]> = {
  std: [],
  model: ['std'],
  diagnostics: ['model', 'std'],
  config: ['diagnostics', 'model', 'std'],
  content: ['config', 'diagnostics', 'model', 'std'],
  plugins: ['config', 'diagnostics', 'model', 'std'],
  markdown: ['content', 'config', 'diagnostics', 'model', 'std'],
  site: ['markdown', 'config', 'diagnostics', 'model', 'std'],
  links: ['site', 'markdown', 'config', 'diagnostics', 'model', 'std'],
  pageData: ['links', 'site', 'markdown', 'config', 'diagnostics', 'model', 'std'],
  check: ['links', 'site', 'markdown', 'config', 'diagnostics', 'model', 'std'],
  search: ['model', 'std'],
  diagrams: ['model', 'std'],
  theme: ['model', 'std'],
  browser: ['theme', 'search', 'model', 'std'],
  bundle: ['config', 'diagnostics', 'model', 'std'],
  pages: ['bundle', 'pageData', 'links', 'site', 'theme', 'diagnostics', 'model', 'std'],
  output: ['pages', 'search', 'bundle', 'pageData', 'site', 'config', 'diagnostics', 'model', 'std'],
  commands: [
    'output',
    'pages',
    'bundle',
    'search',
    'check',
    'pageData',
    'links',
    'site',
    'markdown',
    'content',
    'plugins',
    'config',
    'diagnostics',
    'model',
    'std',
  ],
}

/** Folders of which a stage may know the types: it is handed their values, and never calls their code. */
const mayImportTypes: Record<string, string[]> = {
  site: ['content'],
  links: ['content'],
  pageData: ['content'],
  bundle: ['content', 'markdown'],
  pages: ['config', 'content', 'markdown'],
  output: ['content', 'markdown'],
}

/** Code in these folders reaches the reader, so Node's modules are out of bounds. */
const inBrowser = ['std', 'model', 'search', 'theme', 'browser']

/** Only these folders touch the disk. Every other stage is a function of its arguments. */
const onDisk = ['config', 'content', 'plugins', 'bundle', 'output', 'commands']
const diskModule = /^(node:(fs|child_process)|chokidar|sirv|tinyglobby|image-size\/fromFile)(\/|$)/

const longestFile = 300
const longestFunction = 50

/** What users of the package can import; everything else can change. */
const entryPoints = ['index.ts', 'theme/index.ts', 'client.ts', 'testing.ts']

/** What notes can import under the names of other engines, from any folder: a table of names like the entry points. */
const foreignNames = 'noteExports.ts'

/** Folders of small modules for all others, where every module is a door. */
const libraries = ['std', 'model']

/** The most doors that a stage may have: with more of them nobody knows what it offers. */
const mostDoors = 16

const files = Object.entries(
  import.meta.glob<string>('../engine/src/**/*.{ts,tsx,css}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, text]) => ({ path: path.replace('../engine/src/', ''), text }))

const isTest = ({ path }: { path: string }) => /\.test(-d)?\.tsx?$/.test(path)
const modules = files
  .filter((file) => /\.tsx?$/.test(file.path) && !isTest(file))
  .map(({ path, text }) => parseSource(path, text))
const inside = modules.filter(({ path }) => ![...entryPoints, foreignNames].includes(path))

const folderOf = (path: string) => path.split('/')[0]!

test('every folder is in the table of imports', () => {
  const unknown = inside.filter(({ path }) => !(folderOf(path) in mayImport))
  expect(unknown.map(({ path }) => path)).toEqual([])
})

test('imports follow the direction in which data flows', () => {
  const wrong = inside.flatMap(({ path, imports }) => {
    const from = folderOf(path)
    return imports
      .filter((each) => folderOf(each.target) in mayImport && !isAllowed(from, each))
      .map(({ target }) => `${from}/ may not import ${folderOf(target)}/: ${path} imports ${target}`)
  })
  expect(wrong, 'values travel down: hand it over, or move it to model/ or std/').toEqual([])
})

function isAllowed(from: string, { target, typesOnly }: SourceImport): boolean {
  const allowed = [from, ...(mayImport[from] ?? []), ...(typesOnly ? (mayImportTypes[from] ?? []) : [])]
  return allowed.includes(folderOf(target))
}

test("nothing that reaches the browser uses Node's modules", () => {
  expect(importsOf(inBrowser, /^node:/)).toEqual([])
})

test('only the folders that say so touch the disk', () => {
  const pure = Object.keys(mayImport).filter((folder) => !onDisk.includes(folder))
  expect(importsOf(pure, diskModule)).toEqual([])
})

/** Modules that read the files of the package, or what a build has made. */
const readsOwnFiles = [
  'plugins/pluginFiles.ts',
  'commands/sharedCache/artifacts.ts',
  'bundle/bundleSite.ts',
  'bundle/cache/cacheFile.ts',
  'bundle/bundleForServer.ts',
  'bundle/bundle.ts',
  'bundle/styles/gatherStyles.ts',
  'commands/commandLine.ts',
  'commands/createSite.ts',
  'commands/dev/devListener.ts',
  'commands/lastBuild/indexMemory.ts',
  'commands/lastBuild/lastBuild.ts',
  'config/testing.ts',
  'output/writeFolder.ts',
]

test('files of a site are read by one module, which waits for no pipe', () => {
  const readers = files
    .filter(
      (file) => !isTest(file) && /import \{[^}]*\breadFile(?:Sync)?\b[^}]*\} from 'node:fs/.test(file.text),
    )
    .map(({ path }) => path)
    .filter((path) => !readsOwnFiles.includes(path) && !entryPoints.includes(path))
  expect(readers).toEqual(['config/readFile.ts'])
})

test('what finds out that a build has nothing to do loads none of the code that builds', () => {
  const light = ['commands', 'bundle', 'config', 'diagnostics', ...libraries]
  const loaded = new Set(['commands/lastBuild/lastBuild.ts'])
  // What a variable names is loaded later.
  for (const path of loaded)
    for (const { target, typesOnly } of modules.find((each) => each.path === path)?.imports ?? [])
      if (!typesOnly && /^[@\w./-]+$/.test(target)) loaded.add(target)
  expect([...loaded].filter((path) => !light.includes(folderOf(path)))).toEqual([])
})

function importsOf(folders: string[], pattern: RegExp): string[] {
  return inside
    .filter(({ path }) => folders.includes(folderOf(path)))
    .flatMap(({ path, imports }) => imports.map(({ target }) => ({ path, target })))
    .filter(({ target }) => pattern.test(target))
    .map(({ path, target }) => `${path} imports ${target}`)
}

test('no file imports another in a circle, types included', () => {
  expect(findCircle()).toBeUndefined()
})

/** The files of the first circle, each of which imports the next one. */
function findCircle(): string[] | undefined {
  const targets = new Map(modules.map(({ path, imports }) => [path, imports.map(({ target }) => target)]))
  const done = new Set<string>()
  const follow = (path: string, way: string[]): string[] | undefined => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path]
    if (done.has(path)) return undefined
    for (const target of targets.get(path) ?? []) {
      const circle = follow(target, [...way, path])
      if (circle) return circle
    }
    done.add(path)
    return undefined
  }
  return modules.map(({ path }) => follow(path, [])).find((circle) => circle !== undefined)
}

test('a stage is entered through the files that are listed as its doors, and no others', () => {
  expect(
    findDoors(),
    'a new door needs a reason in the commit, and a line in tests/fixtures/doors.json',
  ).toEqual(doors)
})

test(`no stage has more than ${mostDoors} doors`, () => {
  const open = Object.entries(findDoors()).filter(([, list]) => list.length > mostDoors)
  expect(open.map(([stage, list]) => `${stage}/ has ${list.length} doors`)).toEqual([])
})

/** Files for tests, which may look into every stage. */
const isSupport = (path: string) => /\/test[A-Z]\w*\.ts$|\/testing\.ts$/.test(path)

/** The files of each stage that code of other stages imports. */
function findDoors(): Record<string, string[]> {
  const entered = inside.flatMap(({ path, imports }) =>
    isSupport(path)
      ? []
      : imports.filter(({ target }) => folderOf(target) in mayImport && folderOf(target) !== folderOf(path)),
  )
  const targets = [...new Set(entered.map(({ target }) => target))].filter((each) => !isSupport(each)).sort()
  return Object.fromEntries(
    Object.keys(mayImport)
      .filter((stage) => !libraries.includes(stage))
      .map((stage) => [stage, targets.filter((target) => folderOf(target) === stage)]),
  )
}

test('what is exported is named by another file', () => {
  const texts = import.meta.glob<string>(
    ['../engine/src/**/*.{ts,tsx}', '../{tests,scripts,bench}/**/*.{ts,tsx,mjs}', '../engine/*.mjs'],
    { query: '?raw', import: 'default', eager: true },
  )
  const counts = new Map<string, number>()
  for (const text of Object.values(texts))
    for (const name of new Set(text.match(/\w+/g))) counts.set(name, (counts.get(name) ?? 0) + 1)
  const lonely = inside.flatMap(({ path, exports }) =>
    exports
      .filter((name) => !/^(?:type |default$)/.test(name) && counts.get(name) === 1)
      .map((name) => `${path}: ${name}`),
  )
  // `unmountComponentAtNode` is named by packages of sites, which get this module in the place of React's.
  expect(lonely).toEqual([])
})

test('files are modules, neither fragments nor heaps', () => {
  const lengths = modules.map(({ lineCount }) => lineCount).sort((a, b) => a - b)
  const share = (count: number, total: number) => Math.round((1000 * count) / total) / 10
  const lines = lengths.reduce((sum, each) => sum + each, 0)
  const importLines = modules.reduce((sum, each) => sum + each.importLines, 0)
  const figures = {
    files: lengths.length,
    median: lengths[Math.floor(lengths.length / 2)]!,
    under15: share(lengths.filter((each) => each < 15).length, lengths.length),
    imports: share(importLines, lines),
  }
  console.log('The code:', figures)
  expect(figures.files, 'put what is new into a file there is, or join two small ones').toBeLessThanOrEqual(
    700,
  )
  expect(figures.median).toBeGreaterThanOrEqual(50)
  // A module has 60 to 150 lines: more code makes modules larger before it makes more of them.
  expect(figures.median).toBeLessThanOrEqual(110)
  expect(figures.under15).toBeLessThanOrEqual(10)
  expect(figures.imports).toBeLessThanOrEqual(6.6)
})

test('code that changes the page by hand is small; what has state on the screen is a component', () => {
  const inPages = files.filter((file) => /^browser\/.*\.tsx?$/.test(file.path) && !isTest(file))
  const lines = countBrowserCode(inPages)
  console.log('Lines of code in browser/:', lines)
  expect(lines.dom).toBeGreaterThan(500)
  expect(lines.dom).toBeLessThanOrEqual(1500)
})

test(`no file is longer than ${longestFile} lines`, () => {
  const lengths = files.map(({ path, text }) => ({ path, lineCount: text.trimEnd().split('\n').length }))
  const long = lengths.filter(({ lineCount }) => lineCount > longestFile)
  const remedy = 'give a concept of the file a file of its own, or one that holds its like'
  expect(
    long.map(({ path, lineCount }) => `${path} has ${lineCount} lines`),
    remedy,
  ).toEqual([])
})

test(`no function is longer than ${longestFunction} lines`, () => {
  const functions = modules.flatMap(({ path, functions }) => functions.map((each) => ({ path, ...each })))
  const long = functions.filter(({ lineCount }) => lineCount > longestFunction)
  expect(long.map(({ path, line, lineCount }) => `${path}:${line} has ${lineCount} lines`)).toEqual([])
})

test('the package offers these names and no others', () => {
  const offered = modules
    .filter(({ path }) => entryPoints.includes(path))
    .map(({ path, exports }) => [path, exports])
  expect(Object.fromEntries(offered)).toMatchInlineSnapshot(`
    {
      "client.ts": [
        "useColorMode",
        "useShared",
      ],
      "index.ts": [
        "type UserConfig",
        "defineConfig",
        "definePlugin",
        "type SiteConfig",
        "type MarkdownPlugin",
        "type SidebarsConfig",
      ],
      "testing.ts": [
        "type MountedIsland",
        "mountIsland",
        "renderIsland",
        "type TestFiles",
        "type TestSite",
        "type TestBuild",
        "siteTest",
      ],
      "theme/index.ts": [
        "type PageData",
        "type PageFacts",
        "EditLink",
        "LastUpdated",
        "Breadcrumbs",
        "DocFooter",
        "NotFoundPage",
        "VersionBanner",
        "Pagination",
        "TagsRow",
        "AuthorView",
        "PostHeader",
        "CardList",
        "Admonition",
        "ThemedImage",
        "type SlotProps",
        "Footer",
        "DocLayout",
        "PageContent",
        "AnnouncementBar",
        "Brand",
        "ColorModeToggle",
        "Navbar",
        "Slot",
        "BackToTop",
        "Page",
        "SkipLink",
        "SearchBox",
        "Drawer",
        "Sidebar",
        "TableOfContents",
      ],
    }
  `)
})
