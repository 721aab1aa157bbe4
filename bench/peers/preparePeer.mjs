import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  else {
    for (const name of ['docs', 'blog', 'static', 'src/components'])
      cpSync(join(site, name), join(folder, name), { recursive: true })
    removeIcons(join(folder, 'docs'))
  }
  commitFolder(folder, ['node_modules', ...peer.made])
  return folder
}

/** Docusaurus refuses settings of categories that it does not know. */
function removeIcons(docs) {
  for (const name of readdirSync(docs, { recursive: true })) {
    if (!name.endsWith('_category_.json')) continue
    const path = join(docs, name)
    const { icon: _, ...settings } = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, JSON.stringify(settings))
  }
}

function removeAllButPackages(folder) {
  for (const name of readdirSync(folder)) {
    if (name !== 'node_modules') rmSync(join(folder, name), { recursive: true })
  }
}
