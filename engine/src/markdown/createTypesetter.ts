import { createRequire } from 'node:module'
import type Katex from 'katex'

/** A formula as the page shows it, or what is wrong with it. */
export type TypesetFormula = { html: string } | { reason: string }

/** Typesets the TeX of a formula, within a line or as a block of its own. */
export type Typesetter = (tex: string, isBlock: boolean) => TypesetFormula

const require = createRequire(import.meta.url)

/** Loads KaTeX when the first formula is met, and typesets each formula once. */
export function createTypesetter(): Typesetter {
  const known = new Map<string, TypesetFormula>()
  return (tex, isBlock) => {
    const key = `${isBlock} ${tex}`
    const formula = known.get(key) ?? typeset(tex, isBlock)
    known.set(key, formula)
    return formula
  }
}

/** `strict` would warn of letters with Vietnamese tone marks, which are drawn well. */
function typeset(tex: string, displayMode: boolean): TypesetFormula {
  const katex = require('katex') as typeof Katex
  try {
    return { html: katex.renderToString(tex, { displayMode, output: 'htmlAndMathml', strict: 'ignore' }) }
  } catch (error) {
    if (error instanceof katex.ParseError) return { reason: explain(error) }
    throw error
  }
}

/** KaTeX shows the place with underlines, which a report does not need. */
function explain({ rawMessage }: { rawMessage: string }): string {
  return rawMessage.replace(/[.:\s]*$/, '')
}
