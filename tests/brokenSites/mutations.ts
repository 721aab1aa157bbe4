/** A way of breaking a text: returns the broken text, or undefined where it does not apply. */
export type Mutation = (text: string, choose: <Item>(items: Item[]) => Item) => string | undefined

const lines = (text: string) => text.split('\n')

/** Swaps two letters of a word, as fingers do. */
const swapLetters: Mutation = (text, choose) =>
  replaceMatch(text, /[A-Za-z]{4,}/g, choose, ([word]) => word[0] + word[2]! + word[1]! + word.slice(3))

const dropSign: Mutation = (text, choose) => replaceMatch(text, /[{}[\]'":,<>/`(]/g, choose, () => '')
const doubleSign: Mutation = (text, choose) =>
  replaceMatch(text, /[{}[\]'":,<`]/g, choose, ([sign]) => sign + sign)
const wrongKind: Mutation = (text, choose) =>
  replaceMatch(
    text,
    /: ('[^'\n]*'|true|false|\d+|\[[^[\]\n]*\])/g,
    choose,
    ([, value]) => `: ${choose(['17', '{ a: 1 }', 'null', '[3]', "''"].filter((other) => other !== value))}`,
  )
const wrongTarget: Mutation = (text, choose) =>
  replaceMatch(
    text,
    /(?:\.\/|\.\.\/|\/)[a-z][\w/.-]*/g,
    choose,
    ([path]) => `${path.replace(/\.\w+$/, '')}-gone${/\.\w+$/.exec(path)?.[0] ?? ''}`,
  )
const dropLine: Mutation = (text, choose) => {
  const all = lines(text)
  const index = choose(all.map((_, number) => number))
  return [...all.slice(0, index), ...all.slice(index + 1)].join('\n')
}
const doubleLine: Mutation = (text, choose) => {
  const all = lines(text)
  const index = choose(all.map((_, number) => number))
  return [...all.slice(0, index + 1), ...all.slice(index)].join('\n')
}
const cutOff: Mutation = (text, choose) => {
  const length = Math.floor(text.length * choose([0.2, 0.35, 0.5, 0.65, 0.8, 0.9]))
  return text.slice(0, length)
}
const noise: Mutation = (text, choose) => {
  const at = Math.floor(text.length * choose([0, 0.25, 0.5, 0.75, 1]))
  const sign = choose(['\0', '\uFFFD', '{{', '<Tab', '---\n', '\t- :', '*/', '${', '\u2028', '<'.repeat(40)])
  return text.slice(0, at) + sign + text.slice(at)
}
const unindent: Mutation = (text, choose) => replaceMatch(text, /\n +/g, choose, () => '\n')
const empty: Mutation = () => ''

export const mutations: Record<string, Mutation> = {
  swapLetters,
  dropSign,
  doubleSign,
  wrongKind,
  wrongTarget,
  dropLine,
  doubleLine,
  cutOff,
  noise,
  unindent,
  empty,
}

function replaceMatch(
  text: string,
  pattern: RegExp,
  choose: <Item>(items: Item[]) => Item,
  replace: (match: RegExpExecArray) => string,
): string | undefined {
  const matches = Array.from(text.matchAll(pattern)) as RegExpExecArray[]
  if (matches.length === 0) return undefined
  const match = choose(matches)
  return text.slice(0, match.index) + replace(match) + text.slice(match.index + match[0].length)
}
