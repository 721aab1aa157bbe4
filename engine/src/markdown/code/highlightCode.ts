import { createRequire } from 'node:module'
import type PrismNamespace from 'prismjs'
import { memoize, once } from '../../std/collections.ts'
import { escapeHtml } from '../../std/html.ts'
import { shortenWords, tokenizeInPortions } from './codePortions.ts'

type Prism = typeof PrismNamespace
type Token = string | PrismNamespace.Token

const require = createRequire(import.meta.url)

/** Language names of other highlighters, and Prism's names for them. */
const aliases = new Map([
  ['actionscript', 'javascript'],
  ['astro', 'markup'],
  ['cjs', 'javascript'],
  ['console', 'shell-session'],
  ['conf', 'nginx'],
  ['cts', 'typescript'],
  ['css-extras', 'css'],
  ['dotenv', 'ini'],
  ['env', 'ini'],
  ['golang', 'go'],
  ['gql', 'graphql'],
  ['js-extras', 'javascript'],
  ['js-templates', 'javascript'],
  ['jsonc', 'json'],
  ['jsonl', 'json'],
  ['k8s', 'yaml'],
  ['mdx', 'markdown'],
  ['mjs', 'javascript'],
  ['mts', 'typescript'],
  ['ndjson', 'json'],
  ['opencl', 'c'],
  ['patch', 'diff'],
  ['php-extras', 'php'],
  ['proto', 'protobuf'],
  ['ps', 'powershell'],
  ['ps1', 'powershell'],
  ['rs', 'rust'],
  ['snackplayer', 'jsx'],
  ['svelte', 'markup'],
  ['terraform', 'hcl'],
  ['tf', 'hcl'],
  ['vue', 'markup'],
  ['vue-html', 'markup'],
  ['zsh', 'bash'],
])

/** Prism's token types for each one-letter CSS class. Types not listed have no colour of their own. */
const typesByClass = {
  c: 'comment prolog doctype cdata blockquote',
  k: 'keyword atrule rule important control-flow annotation decorator',
  s: 'string attr-value char url template-string scalar triple-quoted-string',
  n: 'number boolean constant symbol regex unit hexcode datetime null',
  f: 'function function-name function-variable function-definition method command section section-name',
  t: 'class-name builtin namespace maybe-class-name type title table assign-left',
  g: 'tag selector',
  d: 'deleted deleted-sign deleted-arrow',
  i: 'inserted inserted-sign inserted-arrow',
  r: 'property attr-name key variable parameter environment key-table directive',
  o: 'operator entity arrow combinator',
  p: 'shell-symbol',
  u: 'output',
}
const classOf = new Map(
  Object.entries(typesByClass).flatMap(([name, types]) => types.split(' ').map((type) => [type, name])),
)

/** Highlights code as HTML with `<i class>` elements. In an unknown language the code is only escaped. */
export type Highlighter = (code: string, language: string) => string

/** Loads Prism, and each language with its dependencies when it is first used. */
export function createHighlighter(): Highlighter {
  const prism = keepGrammars(require('prismjs') as Prism)
  const findGrammar = createGrammarFinder(prism)
  return (code, language) => {
    const name = isSession(code, language) ? 'shell-session' : (aliases.get(language) ?? language)
    const grammar = findGrammar(name)
    if (!grammar) return escapeHtml(code)
    const { text, restore } = shortenWords(code)
    const runs = toRuns(
      tokenizeInPortions(text, (code) => tokenize(prism, { code, language: name, grammar })),
    )
    return restore(runs.map(({ text }) => text))
      .map((text, number) => renderRun({ className: runs[number]!.className, text }))
      .join('')
  }
}

/**
 * Has Prism leave grammars as they are. It puts the rest of a grammar into it when it first uses it, and a language that
 * is defined after that from a copy of it, such as TSX from JSX, would be another one than before.
 */
const keepGrammars = memoize((prism: Prism): Prism => {
  const { tokenize } = prism
  const whole = memoize(
    ({ rest, ...grammar }: PrismNamespace.Grammar) => Object.assign(grammar, rest),
    new WeakMap(),
  )
  prism.tokenize = (text, grammar) => tokenize(text, grammar.rest ? whole(grammar) : grammar)
  return prism
}, new WeakMap())

/** Whether a script is what a terminal shows: no shell has a command `$`. */
const isSession = (code: string, language: string) =>
  ['bash', 'sh', 'shell', 'zsh'].includes(language) && code.startsWith('$ ')

/** The names of all languages that code can be in, with those that are not coloured. */
export const knownLanguages: () => Set<string> = once(
  () => new Set([...readComponents().idOf.keys(), ...aliases.keys(), ...uncoloured]),
)

/** Names that say that there is nothing to colour, or that a block is drawn. */
const uncoloured = [
  'text',
  'txt',
  'plain',
  'plaintext',
  'none',
  'output',
  'math',
  'mermaid',
  'mdx-code-block',
]

/**
 * Finds grammars. Each is defined once, after all those that it takes in where they are there, and none changes another:
 * so code looks the same whatever code of other notes was coloured before. (Prism's own loader defines a grammar anew
 * when one that it may take in is loaded later.)
 */
function createGrammarFinder({ languages }: Prism) {
  const { components, idOf } = readComponents()
  const loaded = new Set(['markup', 'css', 'clike', 'javascript'])
  const load = (id: string) => {
    const { require: needed = [], optional = [], modify } = components[id]!
    if (modify || loaded.has(id)) return
    loaded.add(id)
    for (const other of [needed, optional].flat()) load(idOf.get(other)!)
    require(`prismjs/components/prism-${id}`)
  }
  return (name: string): PrismNamespace.Grammar | undefined => {
    const id = idOf.get(name)
    if (id !== undefined) load(id)
    const grammar = id !== undefined && Object.hasOwn(languages, name) ? languages[name] : undefined
    return typeof grammar === 'object' ? grammar : undefined
  }
}

/** A language in Prism's list. */
interface Component {
  require?: string | string[]
  /** Languages that occur within it. */
  optional?: string | string[]
  /** Languages whose grammars it changes. */
  modify?: string | string[]
  alias?: string | string[]
}

/** Prism's languages, and the one that each name means. `meta` is an entry in the list but no language. */
function readComponents() {
  const { meta: _, ...components } = (
    require('prismjs/components.json') as { languages: Record<string, Component> }
  ).languages
  const names = Object.entries(components).flatMap(([id, { alias = [] }]) =>
    [id, alias].flat().map((name) => [name, id] as const),
  )
  return { components, idOf: new Map(names) }
}

interface CodeToTokenize {
  code: string
  language: string
  grammar: PrismNamespace.Grammar
}

/**
 * Runs Prism's hooks too: some grammars (JSX, Markdown) do part of their work in them. What is nested too deeply for a
 * grammar, such as thousands of `#a` in C, stays one text.
 */
function tokenize(prism: Prism, { code, language, grammar }: CodeToTokenize): Token[] {
  const environment = { code, language, grammar, tokens: [] as Token[] }
  try {
    prism.hooks.run('before-tokenize', environment as never)
    environment.tokens = prism.tokenize(code, grammar)
    prism.hooks.run('after-tokenize', environment as never)
    return environment.tokens
  } catch (error) {
    if (error instanceof RangeError) return [code]
    throw error
  }
}

interface Run {
  className: string
  text: string
}

/** Flattens nested tokens to runs of one class, and joins neighbours of the same class. */
function toRuns(tokens: Token[]): Run[] {
  const runs: Run[] = []
  collectRuns(tokens, '', runs)
  correctSession(runs)
  return runs
}

/**
 * A `#` is the prompt of root only where a session has no other; beside `$` it begins a comment. Where there is no
 * prompt, nothing is known to be output.
 */
function correctSession(runs: Run[]): void {
  const prompts = runs.filter(({ className }) => className === 'p')
  const isRoots = ({ text }: Run) => text.trim() === '#'
  const comments = prompts.every(isRoots) ? [] : prompts.filter(isRoots)
  for (const run of comments) run.className = 'c'
  if (prompts.length === 0) for (const run of runs) if (run.className === 'u') run.className = ''
}

function collectRuns(token: Token | Token[], inherited: string, runs: Run[]): void {
  if (Array.isArray(token)) for (const one of token) collectRuns(one, inherited, runs)
  else if (typeof token === 'string') addText(token, inherited, runs)
  else collectRuns(token.content as Token | Token[], classFor(token, inherited) ?? inherited, runs)
}

function classFor({ type, alias }: PrismNamespace.Token, inherited: string): string | undefined {
  if (inherited === 'p' || type === 'info') return 'p'
  if (type === 'punctuation') return ''
  return [type, ...[alias ?? []].flat()].map((name) => classOf.get(name)).find(Boolean)
}

function addText(text: string, className: string, runs: Run[]): void {
  const last = runs.at(-1)
  if (last && (last.className === className || text.trim() === '')) last.text += text
  else runs.push({ className, text })
}

/**
 * One element for each line of a run, so that lines can be wrapped one by one; also for an empty line of output, which
 * is not copied.
 */
function renderRun({ className, text }: Run): string {
  if (className === '') return escapeHtml(text)
  return text
    .split('\n')
    .map((line, index, { length }) => {
      const isEmptyOutput = className === 'u' && index < length - 1
      return line === '' && !isEmptyOutput ? '' : `<i class=${className}>${escapeHtml(line)}</i>`
    })
    .join('\n')
}
