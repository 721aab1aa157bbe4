import { browserNames } from '../../std/errors.ts'
import { listWords } from '../../std/text.ts'
import { listNearest, nearestMatch } from '../nearestMatch.ts'

/** The wording of a problem: what happened and why in `message`, what to do in `hint`. */
export interface Explanation {
  title: string
  message: string
  hint?: string | undefined
  /** A package that must be installed first: one command installs those of a whole report. */
  install?: string
}

/** The result of an entry of the catalogue. `level` is `error` unless given. */
export type Entry = Explanation & { level?: Level }

/** How much a problem matters. Errors stop the build; the others are printed. */
export type Level = 'error' | 'warning' | 'info'

export type Problems = Record<string, (...facts: never[]) => unknown>

/** Example facts for the problems of a part of the catalogue: one list for each wording. */
export type ExamplesOf<Part extends Problems> = {
  [C in keyof Part]: Parameters<Part[C]>[]
}

/** Names in quotation marks, as a list: `"a", "b" and "c"`. */
export function quoted(words: string[], conjunction: 'and' | 'or' = 'and'): string {
  return listWords(
    words.map((word) => `"${word}"`),
    conjunction,
  )
}

/** "Did you mean …?" with the candidate nearest to a word; undefined if none is near enough. */
export function suggest(word: string, candidates: string[]): string | undefined {
  const named = word.replace(/^\.?\//, '').replace(/\.mdx?$/, '')
  return didYouMean(candidates.includes(named) ? named : nearestMatch(word, candidates))
}

/** A sentence that lists the candidates for a word, the nearest first. `kind` is what they are, in the plural. */
export function choices(kind: string, word: string, candidates: string[]): string {
  if (candidates.length === 0) return `There are no ${kind}.`
  return `The ${kind} are: ${listNearest(word, candidates).join(', ')}.`
}

/** "Did you mean …?" with one suggestion or several; undefined without any. */
export function didYouMean(nearest: string | string[] | undefined): string | undefined {
  return nearest?.length ? `Did you mean ${quoted([nearest].flat(), 'or')}?` : undefined
}

/** A hint for the message of a JavaScript parser; undefined if none is known. */
export function syntaxHint(reason: string): string | undefined {
  return /^(?:Expected|Unexpected|Unterminated)/.test(reason)
    ? 'Often the mistake is just before: a comma, a bracket, a quotation mark or a closing tag that is missing.'
    : undefined
}

/** A hint for the error that code threw; undefined if none is known. */
export function thrownHint(reason: string): string | undefined {
  if (/ is not a function| is undefined, not something/.test(reason))
    return 'If it comes from another file, check how it is imported: in braces what is exported by its name, without them the default export.'
  if (/^Objects are not valid as a React child/.test(reason))
    return 'Show its parts: {date.toLocaleDateString()}, {list.map((item) => <li key={item}>{item}</li>)}, {thing.name}.'
  if (/^(?:ENOENT:|Cannot find module '(?:[\\/]|[A-Z]:))/.test(reason))
    return 'Correct the path. If a script makes this file, run it first.'
  if (/^The `style` prop expects/.test(reason)) return "Write style={{ color: 'red', marginTop: 8 }}."
  const [, found, name] = /^Cannot read properties of (\w+) \(reading '(.+?)'\)/.exec(reason) ?? []
  return name && `What "${name}" is read from is ${found}: check where that value comes from.`
}

/** A hint for a module that cannot be bundled or loaded. */
export const moduleHint = (reason: string): string =>
  importedHint(reason) ??
  undefinedHint(reason) ??
  syntaxHint(reason) ??
  thrownHint(reason) ??
  'Correct the place that is named.'

/** A hint for code that asks for a browser as soon as it is imported, which no effect can help. */
function importedHint(reason: string): string | undefined {
  const [, name = ''] = /(?<!\S)(\S+) is not defined\.?$/.exec(reason) ?? []
  if (!browserNames.has(name)) return undefined
  return 'Pages are rendered in Node: what needs a browser (window, document) belongs in an effect. A package that needs one as soon as it is imported is loaded with lazy(() => import(…)) within <BrowserOnly>.'
}

/** A hint for code that names what is not there: a global of browsers, or what it does not import. */
export function undefinedHint(reason: string): string | undefined {
  const [, name] = /(?<!\S)(\S+) is not defined\.?$/.exec(reason) ?? []
  if (!name) return undefined
  if (browserNames.has(name))
    return 'Pages are rendered in Node: what needs a browser (window, document) belongs in an effect.'
  return importHint(name) ?? `Import "${name}", or declare it; nothing in the file is called so.`
}

/** How to import what React exports; undefined for other names. */
export function importHint(name: string): string | undefined {
  if (name === 'React') return "Import it: import * as React from 'react'."
  return reactName.test(name) ? `Import it: import { ${name} } from 'react'.` : undefined
}

const reactName =
  /^(?:use(?:State|Effect|Memo|Ref|Callback|Context|Reducer|Id|LayoutEffect|Transition|DeferredValue|ImperativeHandle|SyncExternalStore|ActionState|Optimistic)|createContext|createElement|cloneElement|forwardRef|lazy|memo|Fragment|Suspense|Children|isValidElement)$/

/** A text whose characters that cannot be seen are written as codes. */
export function withCodes(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (sign) => {
    return `\\u{${sign.codePointAt(0)!.toString(16)}}`
  })
}
