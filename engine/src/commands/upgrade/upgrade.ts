import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageFolder } from '../../bundle/modulePaths.ts'
import { readBytes } from '../../config/readFile.ts'
import { BuildFailed, diagnose } from '../../diagnostics/diagnostic.ts'
import { printChanges } from '../move/printMove.ts'
import { planUpgrade, type UpgradeOptions } from './planUpgrade.ts'

/** Upgrades the files of a site, and gives what to print. */
export async function upgrade(
  siteDir: string,
  options: UpgradeOptions,
): Promise<{ printed: string; isComplete: boolean }> {
  const { from, dryRun } = options
  if (from !== undefined && !/^\d+\.\d+\.\d+/.test(from)) refuse(from)
  const { version } = JSON.parse(readBytes(join(packageFolder(), 'package.json')).toString())
  const { texts, byHand } = await planUpgrade(siteDir, options, { version })
  const changes = texts.size === 0 ? [] : [printChanges(siteDir, texts)]
  if (!dryRun) for (const [path, text] of texts) writeFileSync(join(siteDir, path), text)
  const printed = [
    ...(dryRun && texts.size > 0 ? ['Nothing is changed yet. What would be:'] : []),
    ...changes,
    ...byHand.map((sentence) => `${sentence} Only you can change it there.`),
    ...(dryRun && texts.size > 0 ? [] : [`\n${sayDone(texts, version)}`]),
  ]
  return { printed: printed.join('\n').trimStart(), isComplete: byHand.length === 0 }
}

function sayDone(texts: Map<string, string>, version: string): string {
  if (texts.size === 0) return `There is nothing to change for Sotay ${version}.`
  const files = texts.size === 1 ? '1 file' : `${texts.size} files`
  const next = texts.has('package.json') ? ' Run "npm install" next, then "sotay check".' : ''
  return `Changed ${files} for Sotay ${version}.${next}`
}

function refuse(from: string): never {
  const reason = `"${from}" is no version: it must have three numbers, such as 0.1.0.`
  throw new BuildFailed([diagnose('wrong-usage', [reason, 'upgrade'])])
}
