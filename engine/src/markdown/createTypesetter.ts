import { createRequire } from 'node:module'
import type Katex from 'katex'

/** The HTML of a formula, or the reason why it is invalid. */
export type TypesetFormula = { html: string } | { reason: string }

/** Typesets TeX, inline or as a block. */
export type Typesetter = (tex: string, isBlock: boolean) => TypesetFormula

const require = createRequire(import.meta.url)

/** Longer formulas than anybody can read; KaTeX needs four times as long for twice the letters. */
const longest = 5000

/** Loads KaTeX for the first formula, and caches the result of each formula. */
export function createTypesetter(): Typesetter {
  const known = new Map<string, TypesetFormula>()
  return (tex, isBlock) => {
    const key = `${isBlock} ${tex}`
    const formula = known.get(key) ?? typeset(tex, isBlock)
    known.set(key, formula)
    return formula
  }
}

/** Environments that KaTeX does not have, and those that set nearly the same. */
const otherEnvironments: [name: string, known: string][] = [
  ['flalign', 'align'],
  ['eqnarray', 'align'],
  ['multline', 'gather'],
]

const withKnown = (tex: string) =>
  otherEnvironments.reduce(
    (text, [name, known]) =>
      text.replaceAll(new RegExp(`(\\\\(?:begin|end)\\{)${name}(?=\\*?\\})`, 'g'), `$1${known}`),
    tex.replace(/\\bbox *\[([^\]]*)\]/g, (_, look: string) => knownBox(look)),
  )

/** Commands of MathJax that KaTeX does not have. */
const otherCommands = {
  '\\cancelto': '{\\cancel{#2}}^{#1}',
  '\\bbox': '{#1}',
  '\\filledbox': '\\colorbox{#1}{$#2$}',
}

/** `\bbox[yellow, 5px, border: 1px solid red]`: its colour, else its border; the distance is left out. */
function knownBox(look: string): string {
  const colour = look.split(',').find((part) => /^ *(?:#[\da-f]+|[a-z]+) *$/i.test(part))
  if (colour) return `\\filledbox{${colour.trim()}}`
  return look.includes('border') ? '\\boxed' : '\\bbox'
}

/** Typesets with KaTeX. `strict` is off because it warns of Vietnamese letters, which render well. */
function typeset(tex: string, displayMode: boolean): TypesetFormula {
  if (tex.length > longest) return { reason: `It has more than ${longest} letters` }
  const katex = require('katex') as typeof Katex
  // Formulas of chemistry, as MathJax has them; they are a tenth more to load.
  if (/\\(?:ce|pu)(?![a-zA-Z])/.test(tex)) require('katex/contrib/mhchem')
  try {
    const macros = { ...otherCommands }
    const options = { displayMode, macros, output: 'htmlAndMathml', strict: 'ignore' } as const
    const html = mendMathMl(withoutWarnings(() => katex.renderToString(withKnown(tex), options)))
    return { html: displayMode ? html : markWide(html) }
  } catch (error) {
    if (error instanceof katex.ParseError) return { reason: explain(error) }
    throw error
  }
}

/** So many signs that no line can break between may be wider than a phone. */
const wide = 30

const base = 'class="katex-base"'

/** Marks the parts of an inline formula that are wide, so that they can be scrolled where they do not fit. */
function markWide(html: string): string {
  const [start, ...parts] = html.split(base)
  const signs = (part: string) => part.replace(/<[^>]*>/g, '').replace(/&\w+;/g, ' ').length
  return (
    start +
    parts.map((part) => (signs(part) > wide ? `${base.slice(0, -1)} formula-wide"` : base) + part).join('')
  )
}

/** Elements of MathML that have as many parts as their name says. */
const ofFixedParts = /^m(?:sub|sup|subsup|under|over|underover|frac|root)$/

/**
 * What KaTeX 0.18 writes as invalid MathML, or as letters that are read one by one: the `max` of `a_{\max}` is a name
 * and a sign, two parts where an index is one; the elements that `\mathrel` makes are within an operator. Both become
 * rows, and upright letters a name.
 */
function mendMathMl(written: string): string {
  const html = joinLetters(written)
  const outer: string[] = []
  return html.replace(/<mi[^<>]*>[^<>]*<\/mi><mo>\u2061<\/mo>|<[^<>]+>/g, (match, start: number) => {
    if (match.endsWith('\u2061</mo>'))
      return ofFixedParts.test(outer.at(-1) ?? '') ? `<mrow>${match}</mrow>` : match
    if (match.startsWith('</')) return outer.pop() === 'mrow' ? '</mrow>' : match
    const end = start + match.length
    const isRow = /^<m[io]\b/.test(match) && /<\w/.test(html.slice(end, end + 2))
    if (!match.endsWith('/>')) outer.push(isRow ? 'mrow' : /\w+/.exec(match)![0])
    return isRow ? '<mrow>' : match
  })
}

const joinLetters = (html: string) =>
  html.replace(
    /(?:<mi mathvariant="normal">\p{L}<\/mi>){2,}/gu,
    (letters) => `<mi>${letters.replace(/<[^<>]+>/g, '')}</mi>`,
  )

/** KaTeX prints each letter whose size it does not know. Browsers show it in another font, so nothing is wrong. */
function withoutWarnings<Result>(work: () => Result): Result {
  const { warn } = console
  console.warn = () => {}
  try {
    return work()
  } finally {
    console.warn = warn
  }
}

/**
 * KaTeX's message without its final punctuation. `rawMessage` lacks the excerpt with underlines, which a report does
 * not need.
 */
function explain({ rawMessage }: { rawMessage: string }): string {
  return rawMessage.replace(/(?<![.:\s])[.:\s]*$/, '')
}
