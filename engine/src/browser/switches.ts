import { mergeAddress } from '../model/paths.ts'
import { createStorage } from './storage.ts'

/**
 * Helps the menus of versions and languages: their links carry query and hash of the page over, and the chosen
 * version is remembered for pages outside of the docs. A click made before the script was loaded is repeated.
 */
export function hydrate(island: HTMLElement, actions: Event[]): () => void {
  const links = [...island.querySelectorAll<HTMLAnchorElement>('a[data-version], a[data-locale]')]
  const addresses = links.map((link) => link.getAttribute('href')!)
  const carryOn = () => {
    links.forEach((link, index) => {
      link.setAttribute('href', mergeAddress(addresses[index]!, location))
    })
  }
  const { docs, versions, when } = island.dataset
  const remembered = docs ? rememberVersion(island, docs, JSON.parse(versions ?? '[]')) : undefined
  if (remembered && when === 'visible') {
    showVersion(island, remembered)
    for (const link of island.querySelectorAll<HTMLAnchorElement>('a[data-in-versions]'))
      leadInto(remembered, link)
  }
  const events = ['pointerdown', 'focusin', 'click']
  for (const type of events) island.addEventListener(type, carryOn, true)
  carryOn()
  const click = actions.findLast(({ type }) => type === 'click')
  click?.target?.dispatchEvent(new MouseEvent('click', click))
  return () => {
    for (const type of events) island.removeEventListener(type, carryOn, true)
  }
}

/** Returns the version that the reader chose before; one that no longer exists is forgotten. */
function rememberVersion(island: HTMLElement, docs: string, versions: string[]): string | undefined {
  const storage = createStorage()
  const key = `docs-preferred-version-${docs}` as const
  island.addEventListener('click', ({ target }) => {
    const version = (target as Element).closest<HTMLElement>('a[data-version]')?.dataset.version
    if (version) storage.set(key, version)
  })
  const stored = storage.get(key) ?? undefined
  if (stored === undefined || versions.includes(stored)) return stored
  storage.delete(key)
  return undefined
}

/** Outside of the docs, the menu's label shows and links to the chosen version. */
function showVersion(island: HTMLElement, version: string): void {
  const label = island.querySelector<HTMLAnchorElement>('.dropdown > a')
  const link = [...island.querySelectorAll<HTMLAnchorElement>('a[data-version]')].find(
    ({ dataset }) => dataset.version === version,
  )
  if (!label || !link) return
  label.textContent = link.textContent
  label.setAttribute('href', link.getAttribute('href')!)
}

/** Points a link into the docs at the same page in the chosen version, if that version has it. */
function leadInto(version: string, link: HTMLAnchorElement): void {
  const own = JSON.parse(link.dataset.inVersions!)[version]
  if (!own) return
  link.setAttribute('href', own.href)
  if (own.label) link.textContent = own.label
}
