import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../../scripts/parts/root.mjs'
import { commitFolder } from '../commitFolder.mjs'
import { install } from '../install.mjs'
import { portSite } from './portSite.mjs'

const here = dirname(fileURLToPath(import.meta.url))

/** Makes the folder in which a peer builds the site: its settings, its packages and the notes. Returns the folder. */
export function preparePeer(id, peer, site) {
  if (id === 'sotay') return site
  const folder = join(root, '.cache/peers', id)
  if (existsSync(folder)) removeAllButPackages(folder)
  for (const name of peer.folders) cpSync(join(here, name), folder, { recursive: true })
  if (existsSync(join(folder, 'package.json'))) install(folder)
  if (peer.dialect) portSite(site, folder, peer.dialect)
  else
    for (const name of ['docs', 'blog', 'static'])
      cpSync(join(site, name), join(folder, name), { recursive: true })
  commitFolder(folder, ['node_modules', ...peer.made])
  return folder
}

function removeAllButPackages(folder) {
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules') rmSync(join(folder, name), { recursive: true })
  }
}
