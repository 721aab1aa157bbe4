/** Quotation marks of TeX, two backticks that begin no code because the paragraph has no others. */
const openQuotes = String.raw`(?<!\`)\`\`(?!\`)(?!(?:(?!\n[ \t]*\n)[\s\S])*?[^\`]\`\`(?!\`))`

/** Behind a line that ends a paragraph: an empty one, or one that begins an item of a list or a heading. */
const blockEnd = String.raw`\n[ \t>]*(?:\n|(?:[-*+]|1[.)]|#{1,6})[ \t])`

/**
 * The tokens of the scanner, from left to right. Code, escapes, comments, tags and link targets are tokens too, so
 * that dollar signs in them are skipped.
 */
const tokens = [
  String.raw`^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?<fence>\`{3,}(?=[^\`\n]*$)|~{3,})[\s\S]*?(?:^[ \t>]*\k<fence>[\`~]*[ \t]*$|(?![\s\S]))`,
  String.raw`(?<!(?<!\\)\`)(?<backticks>\`+)(?!\`)(?:(?!\n[ \t]*\n)[\s\S])*?[^\`]\k<backticks>(?!\`)`,
  String.raw`\\[\s\S]`,
  String.raw`(?:\{/\*[\s\S]*?\*/\}|<!--[\s\S]*?-->|(?:\{/\*|<!--)[\s\S]*)|</?[A-Za-z](?:"[^"]*"|'[^']*'|\{[^{}]*\}|[^<>"'{}])*>|\]\([^()\s]*|https?://[^\s<>]+`,
  String.raw`(?<!\$)(?<double>\${2,})(?!\$)(?:(?!\k<double>)[\s\S])+\k<double>`,
  String.raw`\$(?<formula>(?:\\[\s\S]|(?!${blockEnd})[^$\\\`]|${openQuotes})+)\$(?![\d$])`,
  String.raw`\$`,
].join('|')

/**
 * Escapes dollar signs that are amounts, as in "$5 and $10". A formula `$…$` has spaces at both ends or at neither,
 * and no digit after it. Gives undefined if no formula is left, so that the text can be parsed unchanged and without
 * math.
 */
export function escapeMoney(text: string): string | undefined {
  if (!/\$[^$]*\$/.test(text)) return undefined
  const token = new RegExp(tokens, 'gm')
  let result = ''
  let end = 0
  let hasFormula = false
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const { formula, double } = match.groups!
    const before = text.slice(Math.max(0, match.index - 2), match.index)
    const isFormula = double !== undefined || (formula !== undefined && isFormulaText(formula, before))
    hasFormula ||= isFormula
    if (!isFormula && match[0].startsWith('$')) {
      result += `${text.slice(end, match.index)}\\$`
      token.lastIndex = end = match.index + 1
    }
  }
  return hasFormula ? result + text.slice(end) : undefined
}

/** Two amounts, as in "between $100 and 200$". */
const amounts = /^\d[\d.,]* (?:and|or|to|và|hoặc|hay|đến|tới) \d[\d.,]*$/

/** Before a dollar sign, a country whose dollars are meant: "US$5". A formula may follow other letters: "CO$2$". */
const dollarOf = /(?:US|CA|AU|NZ|HK|SG|NT)$/

/** An index, a power or a command with braces, as in `x_{i}`. */
const texInBraces = /(?:[_^]|\\[a-zA-Z]+)\{[^{}]*\}/

/**
 * Whether this is a formula: no text between two amounts, and with spaces at both ends or at neither, unless it has
 * what only TeX has. In "5 $ and 10 $" there are some at both, but a number precedes.
 */
function isFormulaText(formula: string, before: string): boolean {
  if (amounts.test(formula) || (/^\d/.test(formula) && dollarOf.test(before))) return false
  const isSpaced = /^\s/.test(formula)
  if (formula.trim() === '') return false
  if (isSpaced !== /\s$/.test(formula)) return texInBraces.test(formula)
  return !isSpaced || !/\d ?$/.test(before)
}
