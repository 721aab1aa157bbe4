import { goodSite } from './goodSite.ts'
import { mutations } from './mutations.ts'

/** A change that breaks the good site. */
export interface BrokenSite {
  name: string
  /** The files that differ; null for a deleted one. */
  changes: Record<string, string | Uint8Array | null>
}

const texts = Object.keys(goodSite).filter((path) => !path.endsWith('.svg'))
/** The files in which nearly every slip matters. */
const settings = texts.filter((path) => /\.(?:mjs|json|yml)$/.test(path))

/** Breaks one file of the good site in one way. The same random numbers give the same site. */
export function makeBrokenSite(random: () => number): BrokenSite {
  const choose = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)]!
  for (;;) {
    const file = choose(random() < 0.5 ? settings : texts)
    const kind = choose([...Object.keys(mutations), 'remove'])
    if (kind === 'remove') return { name: `${file} is gone`, changes: { [file]: null } }
    const text = mutations[kind]!(goodSite[file]!, choose)
    if (text !== undefined && text !== goodSite[file])
      return { name: `${kind} in ${file}`, changes: { [file]: text } }
  }
}
