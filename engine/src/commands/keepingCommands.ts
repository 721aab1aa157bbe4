import { existsSync, realpathSync, rmSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { CAC } from 'cac'
import { packageFolder } from '../bundle/modulePaths.ts'
import { BuildFailed, diagnose } from '../diagnostics/diagnostic.ts'
import { nearestMatch } from '../diagnostics/nearestMatch.ts'
import type { AdoptOptions } from './adopt.ts'
import type { DocsVersionOptions } from './docsVersion.ts'
import type { MoveOptions } from './move/move.ts'
import { report, say, type TimingOptions, withProgress } from './terminal.ts'
import type { UpgradeOptions } from './upgrade/planUpgrade.ts'
import type { WriteHeadingIdsOptions } from './writeHeadingIds.ts'
import type { WriteTranslationsOptions } from './writeTranslations.ts'

/** The flags of `sotay mv`. */
type MoveFlags = MoveOptions & { heading?: boolean; site: string }

/**
 * The commands that change the folder of a site: begin one, take one over, add to its files. Each imports its own code,
 * so that none waits for that of the others.
 */
export function defineKeepingCommands(cli: CAC): void {
  cli
    .command('docs:version <version> [siteDir]', 'Keep the docs as they are now as a version')
    .option('--docs <id>', 'Id of the docs, if the site has several; also written docs:version:<id>')
    .action(runDocsVersion)
  cli
    .command('write-translations [siteDir]', 'Write the texts that can be translated to i18n/')
    .option('-l, --locale <locale>', 'Language to write; the default one unless given')
    .option('--override', 'Replace what is translated already')
    .option('--messagePrefix <prefix>', 'What is put before every new text')
    .action(runWriteTranslations)
  cli
    .command('write-heading-ids [siteDir] [...files]', 'Write the id of each heading behind it')
    .option('--maintain-case', 'Keep capital letters')
    .option('--overwrite', 'Replace the ids that headings have')
    .action(runWriteHeadingIds)
  cli
    .command('mv <from> <to> [...rest]', 'Move a note, a file or a folder, and change all that names it')
    .usage('mv <from> <to>\n  $ sotay mv --heading <note> <old> <new>')
    .option('--heading', 'Change a heading of a note, and the links to it')
    .option('--site <dir>', 'Folder of the site', { default: '.' })
    .option('--dry-run', 'Show what would change, and change nothing')
    .option('--no-redirect', 'Add no redirects from former addresses')
    .action(runMove)
  cli
    .command('upgrade [siteDir]', 'Rewrite what the config and the notes say in a former way')
    .option('--from <version>', 'Version that the site was made with; that of package.json unless given')
    .option('--dry-run', 'Show what would change, and change nothing')
    .action(runUpgrade)
  cli.command('clear [siteDir]', 'Remove what builds made').action(runClear)
  cli
    .command('new <dir>', 'Begin a site in a new folder')
    .option('--template <name>', 'What to begin with: notes, docs or blog', { default: 'notes' })
    .action(runNew)
  cli
    .command(
      'adopt [siteDir]',
      'Write a config for a Docusaurus site, an Obsidian vault or a folder of notes',
    )
    .option('--prove <dir>', 'Build the site and compare it with this build of the old one')
    .option('--format <format>', 'How the comparison is printed: text or json', { default: 'text' })
    .action(runAdopt)
}

async function runNew(dir: unknown, { template }: { template: string }): Promise<void> {
  const folder = resolve(String(dir))
  await newSite(folder, template)
  const place = relative(process.cwd(), folder)
  say(`Began a site in ${place || '.'}. What to do next:\n`)
  for (const step of [
    ...(place ? [`cd ${/\s/.test(place) ? `"${place}"` : place}`] : []),
    'npm install',
    'npm start',
  ])
    say(`  ${step}`)
  say(`\nThen open ${template === 'blog' ? 'blog/' : 'docs/index.md'} and write.`)
}

/** Creates a site in a folder (absolute) that is empty or missing. */
async function newSite(folder: string, template: string): Promise<void> {
  const { createSite, isFree, isTemplate, templates } = await import('./createSite.ts')
  if (!isTemplate(template)) {
    const reason = `There is no template "${template}". The templates are ${templates.join(', ')}.`
    throw new BuildFailed([diagnose('wrong-usage', [reason, 'new', nearestMatch(template, templates)])])
  }
  if (!isFree(folder)) throw new BuildFailed([diagnose('folder-not-empty', [folder])])
  const sotay = isInstalled(packageFolder()) ? undefined : pathOfSources
  createSite(folder, template, { from: join(packageFolder(), 'templates'), sotay })
}

const isInstalled = (folder: string) => /[\\/]node_modules[\\/]/.test(folder)

/** Where this checkout is, from a site: the registry may not have this version. */
const pathOfSources = (folder: string) =>
  `file:${relative(realpathSync(folder), packageFolder()).replaceAll('\\', '/')}`

async function runAdopt(siteDir = '.', options: AdoptOptions & TimingOptions): Promise<void> {
  const { adoptAndProve } = await import('./adopt.ts')
  const { printed, isComplete } = await withProgress(options, (progress) =>
    adoptAndProve(resolve(siteDir), { ...options, progress }),
  )
  say(printed)
  if (!isComplete) process.exitCode = 1
}

async function runDocsVersion(version: unknown, siteDir = '.', options: DocsVersionOptions): Promise<void> {
  const { docsVersion } = await import('./docsVersion.ts')
  const folder = await docsVersion(resolve(siteDir), String(version), options)
  say(`Kept the docs as version ${version}, in ${folder}.`)
}

async function runWriteTranslations(siteDir = '.', options: WriteTranslationsOptions): Promise<void> {
  const { writeTranslations } = await import('./writeTranslations.ts')
  const { files, diagnostics } = await writeTranslations(resolve(siteDir), options)
  report(diagnostics)
  say(`Wrote ${files.join(', ')}.`)
}

async function runWriteHeadingIds(
  siteDir = '.',
  files: string[],
  options: WriteHeadingIdsOptions,
): Promise<void> {
  const { writeHeadingIds } = await import('./writeHeadingIds.ts')
  const changed = await writeHeadingIds(resolve(siteDir), files, options)
  say(changed.length > 0 ? `Wrote ${changed.join(', ')}.` : 'There was nothing to write.')
}

async function runMove(from: unknown, to: unknown, rest: string[], options: MoveFlags): Promise<void> {
  const { printMoved, printPlan } = await import('./move/printMove.ts')
  const { move } = await import('./move/move.ts')
  const { moveHeading } = await import('./move/moveHeading.ts')
  const siteDir = resolve(options.site)
  const [title] = rest
  if (rest.length !== (options.heading ? 1 : 0))
    throw new BuildFailed([diagnose('wrong-usage', [movePaths, 'mv'])])
  const moved =
    options.heading && title !== undefined
      ? await moveHeading(siteDir, [String(from), String(to), title], options)
      : await move(siteDir, [[String(from), String(to)]], options)
  say(options.dryRun ? printPlan(siteDir, moved) : printMoved(moved))
}

const movePaths = 'It takes two paths, or with --heading a note, the old heading and the new one.'

async function runUpgrade(siteDir = '.', options: UpgradeOptions): Promise<void> {
  const { upgrade } = await import('./upgrade/planUpgrade.ts')
  const { printed, isComplete } = await upgrade(resolve(siteDir), options)
  say(printed)
  if (!isComplete) process.exitCode = 1
}

async function runClear(siteDir = '.', options: { config?: string }): Promise<void> {
  const { findConfigFile } = await import('../config/files.ts')
  // The config file must be there, but is not read: it may have mistakes.
  await findConfigFile(resolve(siteDir), options.config)
  const removed = ['.sotay', 'build'].filter((name) => existsSync(join(siteDir, name)))
  for (const name of removed) rmSync(join(siteDir, name), { recursive: true })
  say(removed.length > 0 ? `Removed ${removed.join(' and ')}.` : 'Nothing to remove.')
}
