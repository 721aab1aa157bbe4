import { mergeAddress } from '../model/mergeAddress.ts'
import { createStorage } from './storage.ts'

/**
 * Helps with the choice between versions or languages: query and hash of the page go with the reader, and the version
 * that was chosen is remembered, for pages that belong to none. A click that came before the script is done now.
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

/** Gives the version that the reader chose before; one that there is no more is forgotten. */
function rememberVersion(island: HTMLElement, docs: string, versions: string[]): string | undefined {
  const storage = createStorage()
  const key = `docs-preferred-version-${docs}`
  island.addEventListener('click', ({ target }) => {
    const version = (target as Element).closest<HTMLElement>('a[data-version]')?.dataset.version
    if (version) storage.set(key, version)
  })
  const kept = storage.get(key) ?? undefined
  if (kept === undefined || versions.includes(kept)) return kept
  storage.delete(key)
  return undefined
}

/** Outside the docs the label names, and leads to, the version that the reader chose. */
function showVersion(island: HTMLElement, version: string): void {
  const label = island.querySelector<HTMLAnchorElement>('.dropdown > a')
  const link = [...island.querySelectorAll<HTMLAnchorElement>('a[data-version]')].find(
    ({ dataset }) => dataset.version === version,
  )
  if (!label || !link) return
  label.textContent = link.textContent
  label.setAttribute('href', link.getAttribute('href')!)
}

/** A link into docs leads to what it names in the version that the reader chose, if that has it. */
function leadInto(version: string, link: HTMLAnchorElement): void {
  const own = JSON.parse(link.dataset.inVersions!)[version]
  if (!own) return
  link.setAttribute('href', own.href)
  if (own.label) link.textContent = own.label
}
