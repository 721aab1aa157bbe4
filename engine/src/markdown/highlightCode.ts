import { createRequire } from 'node:module'
import type PrismNamespace from 'prismjs'
import { escapeHtml } from '../std/escapeHtml.ts'

type Prism = typeof PrismNamespace
type Token = string | PrismNamespace.Token

const require = createRequire(import.meta.url)

/** Names that other highlighters use for a language that Prism knows under its own. */
const aliases: Record<string, string> = {
  console: 'shell-session', gql: 'graphql', vue: 'markup', jsonc: 'json', zsh: 'bash', snackplayer: 'jsx',
  terraform: 'hcl', tf: 'hcl', k8s: 'yaml', conf: 'nginx', env: 'ini', dotenv: 'ini', patch: 'diff',
}

/** Token types by the one-letter class that colours them; types not listed take the colour of plain text. */
const classOf: Record<string, string> = {
  comment: 'c', prolog: 'c', doctype: 'c', cdata: 'c', blockquote: 'c',
  keyword: 'k', atrule: 'k', rule: 'k', important: 'k', 'control-flow': 'k', annotation: 'k', decorator: 'k',
  string: 's', 'attr-value': 's', char: 's', url: 's', 'template-string': 's', scalar: 's', 'triple-quoted-string': 's',
  number: 'n', boolean: 'n', constant: 'n', symbol: 'n', regex: 'n', unit: 'n', hexcode: 'n', datetime: 'n', null: 'n',
  function: 'f', 'function-name': 'f', 'function-variable': 'f', 'function-definition': 'f', method: 'f', command: 'f', section: 'f', 'section-name': 'f',
  'class-name': 't', builtin: 't', namespace: 't', 'maybe-class-name': 't', type: 't', title: 't', table: 't', 'assign-left': 't',
  tag: 'g', selector: 'g', deleted: 'd', 'deleted-sign': 'd', 'deleted-arrow': 'd', inserted: 'i', 'inserted-sign': 'i', 'inserted-arrow': 'i',
  property: 'r', 'attr-name': 'r', key: 'r', variable: 'r', parameter: 'r', environment: 'r', 'key-table': 'r', directive: 'r',
  operator: 'o', entity: 'o', 'shell-symbol': 'o', arrow: 'o', combinator: 'o',
}

/** Turns code into HTML with `<i class>` runs. Gives plain escaped text for a language that Prism does not know. */
export type Highlighter = (code: string, language: string) => string

/** Loads Prism, and each language with what it builds on when code in it is first met. */
export function createHighlighter(): Highlighter {
  const prism = require('prismjs') as Prism
  const loadLanguages = require('prismjs/components/') as ((names: string[]) => void) & { silent: boolean }
  loadLanguages.silent = true
  return (code, language) => {
    const name = aliases[language] ?? language
    if (!Object.hasOwn(prism.languages, name)) loadLanguages([name])
    const grammar = Object.hasOwn(prism.languages, name) ? prism.languages[name] : undefined
    return typeof grammar === 'object' ? serialize(tokenize(prism, code, name, grammar)) : escapeHtml(code)
  }
}

/** Some grammars (JSX, Markdown) do part of their work in these hooks. */
function tokenize(prism: Prism, code: string, language: string, grammar: PrismNamespace.Grammar): Token[] {
  const environment = { code, language, grammar, tokens: [] as Token[] }
  prism.hooks.run('before-tokenize', environment as never)
  environment.tokens = prism.tokenize(code, grammar)
  prism.hooks.run('after-tokenize', environment as never)
  return environment.tokens
}

interface Run {
  className: string
  text: string
}

/** Nested tokens become flat runs; neighbours of one colour become one. */
function serialize(tokens: Token[]): string {
  const runs: Run[] = []
  for (const token of tokens) collectRuns(token, '', runs)
  return runs.map(renderRun).join('')
}

function collectRuns(token: Token | Token[], inherited: string, runs: Run[]): void {
  if (Array.isArray(token)) for (const one of token) collectRuns(one, inherited, runs)
  else if (typeof token === 'string') addText(token, inherited, runs)
  else collectRuns(token.content as Token | Token[], classFor(token) ?? inherited, runs)
}

function classFor({ type, alias }: PrismNamespace.Token): string | undefined {
  if (type === 'punctuation') return ''
  return classOf[type] ?? [alias].flat().map((name) => classOf[name as string]).find(Boolean)
}

function addText(text: string, className: string, runs: Run[]): void {
  const last = runs.at(-1)
  if (last && (last.className === className || text.trim() === '')) last.text += text
  else runs.push({ className, text })
}

/** A run never crosses a line, so that lines can be wrapped one by one. */
function renderRun({ className, text }: Run): string {
  if (className === '') return escapeHtml(text)
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `<i class=${className}>${escapeHtml(line)}</i>`))
    .join('\n')
}
