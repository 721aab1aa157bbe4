// A fixed amount of work of the kind that a build does: strings, maps, patterns, sorting and JSON.
// It takes one second of CPU on the machine on which the limits were set.
import { gzipSync } from 'node:zlib'

const rounds = 45
const syllables = ['ba', 'ten', 'lo', 'quy', 'nhi', 'sort', 'ra', 'mem', 'điều', 'hành', 'ti', 'con']

let seed = 1
const next = (below) => {
  seed = (seed * 48271) % 2147483647
  return seed % below
}
const makeWord = () => Array.from({ length: 1 + next(4) }, () => syllables[next(syllables.length)]).join('')

for (let round = 0; round < rounds; round++) {
  const text = Array.from({ length: 12_000 }, makeWord).join(' ')
  const places = new Map()
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    const found = places.get(word)
    if (found) found.push(index)
    else places.set(word, [index])
  }
  const sorted = [...places].sort(([one], [other]) => (one < other ? -1 : 1))
  const kept = JSON.parse(
    JSON.stringify(sorted.map(([word, at]) => ({ word, folded: word.normalize('NFD'), at }))),
  )
  gzipSync(kept.map(({ folded, at }) => `<a href="#${at[0]}">${folded}</a>`).join('\n'))
}
