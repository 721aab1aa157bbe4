import { matches, parseSelector, type Selector, type Subject } from './selector.ts'

/** A CSS declaration. */
interface Declaration {
  property: string
  value: string
  isImportant: boolean
}

interface Rule {
  selector: Selector
  declarations: Declaration[]
  /** Position in the stylesheet: of two equally specific rules, the later one wins. */
  order: number
}

/** The rules of a picture, by the key of their selectors. */
export type StyleSheet = Map<string, Rule[]>

/**
 * Parses the given properties in a stylesheet by Mermaid. All its rules begin with the id of the picture. `@` blocks
 * are left out, because they only hold animations.
 */
export function parseStyleSheet(css: string, properties: ReadonlySet<string>): StyleSheet {
  const sheet: StyleSheet = new Map()
  const plain = css.replace(/@[^@{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
  for (const [order, [, selectors, body]] of [
    ...plain.matchAll(/(?<![^{}])([^{}]+)\{([^{}]*)\}/g),
  ].entries()) {
    const declarations = parseDeclarations(body!).filter(({ property }) => properties.has(property))
    if (declarations.length > 0) addRules(selectors!, { declarations, order }, sheet)
  }
  return sheet
}

function addRules(selectors: string, rule: Omit<Rule, 'selector'>, sheet: StyleSheet): void {
  for (const text of selectors.split(',')) {
    const selector = parseSelector(text.trim().replace(/^#[\w-]+\s+/, ''))
    if (!selector) continue
    const others = sheet.get(selector.key)
    if (others) others.push({ ...rule, selector })
    else sheet.set(selector.key, [{ ...rule, selector }])
  }
}

/** Splits a text at a sign, but not within brackets. */
export function splitOutside(text: string, sign: ',' | ';'): string[] {
  const parts = ['']
  let depth = 0
  for (const piece of text.split(/([(),;])/)) {
    if (piece === '(') depth++
    else if (piece === ')') depth = Math.max(0, depth - 1)
    if (piece === sign && depth === 0) parts.push('')
    else parts[parts.length - 1] += piece
  }
  return parts
}

/** Parses the declarations of a rule or a `style` attribute. */
function parseDeclarations(body: string): Declaration[] {
  return splitOutside(body, ';').flatMap((part) => {
    const [, property, written = ''] = /^\s*([\w-]+)\s*:(.*)/s.exec(part) ?? []
    const value = written.trim()
    const plain = value.replace(/!\s*important$/i, '')
    return property && plain !== ''
      ? [{ property: property.toLowerCase(), value: plain.trim(), isImportant: plain !== value }]
      : []
  })
}

/** The style of an element from the stylesheet and its own `style` attribute, without inherited values. */
export function declaredStyle(subject: Subject, sheet: StyleSheet): Map<string, string> {
  const written = subject.attributes.get('style')
  const rules = rulesFor(subject, sheet)
  const style = new Map<string, string>()
  if (!written && rules.length === 0) return style
  const declarations = [...rules.flatMap((rule) => rule.declarations), ...parseDeclarations(written ?? '')]
  for (const important of [false, true])
    for (const { property, value, isImportant } of declarations)
      if (isImportant === important) style.set(property, value)
  return style
}

function rulesFor(subject: Subject, sheet: StyleSheet): Rule[] {
  const rules: Rule[] = []
  for (const key of ['*', subject.tag, ...subject.classes.map((name) => `.${name}`)])
    for (const rule of sheet.get(key) ?? []) if (matches(subject, rule.selector)) rules.push(rule)
  return rules.sort((a, b) => a.selector.specificity - b.selector.specificity || a.order - b.order)
}
