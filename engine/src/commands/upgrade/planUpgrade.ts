import { basename, relative } from 'node:path'
import { type ConfigPlace, findConfigFile, foreignNames } from '../../config/files.ts'
import { loadConfig } from '../../config/loadConfig.ts'
import { readBytes } from '../../config/readFile.ts'
import { toSourcePath } from '../../model/paths.ts'
import type { Mod, SettingMod } from './mod.ts'
import { mods, modsSince } from './mods.ts'
import { moveSetting } from './moveSetting.ts'
import { rewriteNotes } from './rewriteNotes.ts'
import { withNewRange, writtenVersion } from './siteVersion.ts'

/** Options of `sotay upgrade`. */
export interface UpgradeOptions {
  config?: string
  /** The version that the site was made with; that of its `package.json` unless given. */
  from?: string
  dryRun?: boolean
}

/** What an upgrade changes. */
export interface Upgrade {
  /** The new texts of files, by their path from the site's folder. */
  texts: Map<string, string>
  /** What only the author can change, as sentences. */
  byHand: string[]
}

/** Works out how the files of a site say the same in the way of this version. Writes nothing. */
export async function planUpgrade(
  siteDir: string,
  { config: configFile, from }: UpgradeOptions,
  { version, all = mods }: { version: string; all?: Mod[] },
): Promise<Upgrade> {
  const place = await findConfigFile(siteDir, configFile)
  const wanted = modsSince(from ?? writtenVersion(siteDir), all)
  const { texts, byHand } = rewriteConfig(
    place,
    wanted.filter((mod) => 'from' in mod),
  )
  // A config that this version no longer takes is one to upgrade.
  const config = await loadConfig(siteDir, { configFile, tell: () => {} })
  const notes = await rewriteNotes(
    config,
    wanted.filter((mod) => 'note' in mod),
  )
  for (const [path, text] of [...notes, ...withNewRange(siteDir, version)]) texts.set(path, text)
  return { texts, byHand }
}

function rewriteConfig({ siteDir, configPath }: ConfigPlace, wanted: SettingMod[]): Upgrade {
  const name = basename(configPath)
  const upgraded: Upgrade = { texts: new Map(), byHand: [] }
  // The config of another engine is read as it is.
  if (foreignNames.includes(name)) return upgraded
  const former = readBytes(configPath).toString()
  const lineEnd = /\r\n/.test(former) && !/(?<!\r)\n/.test(former) ? '\r\n' : '\n'
  let text = former.replaceAll(lineEnd, '\n')
  for (const { from, to } of wanted) {
    const moved = moveOrNot(text, from, to)
    if (moved === undefined) upgraded.byHand.push(`In ${name}, "${from.join('.')}" is now "${to.join('.')}".`)
    text = moved ?? text
  }
  const written = text.replaceAll('\n', lineEnd)
  if (written !== former) upgraded.texts.set(toSourcePath(relative(siteDir, configPath)), written)
  return upgraded
}

/** A config with a mistake of syntax is left to its author. */
function moveOrNot(text: string, from: string[], to: string[]): string | undefined {
  try {
    return moveSetting(text, from, to)
  } catch {
    return undefined
  }
}
