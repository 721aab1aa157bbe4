import type { MediaQuery, Rule, SelectorComponent } from 'lightningcss'
import type { SiteConfig } from '../../config/siteConfig.ts'

const modes = ['light', 'dark'] as const
type Mode = (typeof modes)[number]

/**
 * Makes styles follow the reader's system where the site asks for it and no script runs. Pages of such a site begin
 * without `data-theme`: a rule for one mode, `[data-theme="dark"] …`, gets a copy for pages without it in a system of
 * that mode. So do the site's own rules.
 */
export async function followSystem(css: string, { colorMode }: SiteConfig): Promise<string> {
  if (!colorMode.respectPrefersColorScheme || !css.includes('data-theme')) return css
  const { transform } = await import('lightningcss')
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { Rule: { style: withCopies } },
  })
  return code.toString()
}

type StyleRule = Extract<Rule, { type: 'style' }>

/** Rules without a mode stay as they are. */
function withCopies(rule: StyleRule): Rule[] | undefined {
  const copies = modes.flatMap((mode) => unscripted(rule, mode))
  return copies.length > 0 ? withoutNulls([scripted(rule), ...copies]) : undefined
}

/**
 * Lightning CSS 1.33 writes `null` for what is missing, as in `var(--x)` without a fallback, and cannot read it. Not by
 * way of JSON: the `none` of `oklch(1 0 none)` is not a number, which JSON does not know.
 */
function withoutNulls<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(withoutNulls) as Value
  const parts = Object.entries(value).filter(([, part]) => part !== null)
  return Object.fromEntries(parts.map(([key, part]) => [key, withoutNulls(part)])) as Value
}

/** `:not([data-theme="dark"])` must not match pages without the attribute. */
function scripted(rule: StyleRule): Rule {
  const isNot = (component: SelectorComponent) => modes.some((mode) => isNotMode(component, mode))
  const selectors = rule.value.selectors.map((selector) =>
    mapSelector(selector, (component) => (isNot(component) ? [hasMode, component] : [component])),
  )
  return { ...rule, value: { ...rule.value, selectors } }
}

/** The copy of a rule for a system of one mode, with those of its selectors that are for that mode. */
function unscripted(rule: StyleRule, mode: Mode): Rule[] {
  const other = mode === 'dark' ? 'light' : 'dark'
  const isForMode = (component: SelectorComponent) => isMode(component, mode) || isNotMode(component, other)
  const selectors = rule.value.selectors.flatMap((selector) => {
    const copy = mapSelector(selector, (component) => (isForMode(component) ? hasNoMode : [component]))
    return JSON.stringify(copy) === JSON.stringify(selector) ? [] : [copy]
  })
  if (selectors.length === 0) return []
  const copy = { ...rule, value: { ...rule.value, selectors } }
  const query = { mediaQueries: [prefers(mode)] }
  return [{ type: 'media', value: { rules: [copy], query, loc: rule.value.loc } }]
}

const hasMode: SelectorComponent = { type: 'attribute', name: 'data-theme' }
/** Only the root has a mode, so only there its absence says something. */
const hasNoMode: SelectorComponent[] = [
  { type: 'pseudo-class', kind: 'root' },
  { type: 'pseudo-class', kind: 'not', selectors: [[hasMode]] },
]

const isMode = (component: SelectorComponent, mode: Mode) =>
  component.type === 'attribute' && component.name === 'data-theme' && component.operation?.value === mode

const isNotMode = (component: SelectorComponent, mode: Mode) =>
  component.type === 'pseudo-class' &&
  component.kind === 'not' &&
  component.selectors.some(([only, ...others]) => only && isMode(only, mode) && others.length === 0)

type Replace = (component: SelectorComponent) => SelectorComponent[]

/** Also replaces within `:is()` and `:where()`. */
function mapSelector(selector: SelectorComponent[], replace: Replace): SelectorComponent[] {
  return selector.flatMap((component) => {
    const replaced = replace(component)
    const isKept = replaced[0] === component && replaced.length === 1
    if (!isKept || !isGroup(component)) return replaced
    return [{ ...component, selectors: component.selectors.map((each) => mapSelector(each, replace)) }]
  })
}

const isGroup = (component: SelectorComponent) =>
  component.type === 'pseudo-class' && (component.kind === 'is' || component.kind === 'where')

function prefers(mode: Mode): MediaQuery {
  const value = { type: 'ident', value: mode } as const
  return {
    mediaType: 'all',
    condition: {
      type: 'feature',
      value: { type: 'plain', name: 'prefers-color-scheme', value },
    },
  } as MediaQuery
}
