import { Children, createElement, isValidElement, type ReactNode, useContext, useState } from 'react'
import { islandTag, slotTag } from '../../model/markup.ts'
import type { ThemePartName } from '../../model/themeParts.ts'
import { missingUses } from '../../std/errors.ts'
import { Html } from '../content/pieces.tsx'
import { PartContext } from '../contexts.ts'

/**
 * The component that `@theme/…` and `@theme-original/…` give for a part of the theme. Within an island it is HTML of the
 * build, which stays as it is.
 */
export function themePart(name: ThemePartName) {
  return function ThemePart(props: object) {
    const drawer = useContext(PartContext)
    const key = keyOf(name, props)
    const [kept] = useState(() => (drawer ? '' : keptHtml(key)))
    const part = drawer && createElement(drawer.parts[name], props)
    if (part && !drawer.toHtml) return part
    const html = part ? drawer.toHtml!(part) : kept
    return <Html tag={slotTag} data-part={key} html={html} suppressHydrationWarning />
  }
}

/** Tells parts of one name apart by the texts that they are given, as the items of a navbar. */
const keyOf = (name: string, props: object) =>
  [name, ...Object.values(props).filter((value) => typeof value === 'string')].join(' ').slice(0, 80)

/** What was read from the page, for parts that are hidden and shown anew. */
const lastHtml = /* @__PURE__ */ new Map<string, string>()

/** The HTML that the build put on the page for a part. */
function keptHtml(key: string): string {
  if (typeof document === 'undefined') return ''
  const there = document.querySelector(`[data-part="${CSS.escape(key)}"]`)
  if (there) lastHtml.set(key, there.innerHTML)
  return lastHtml.get(key) ?? ''
}

type Props = Record<string, unknown> & { children?: ReactNode }

/** Shows in place of an island that fails what is in it. */
const keepIsland = ({ innerHTML }: Element) => <Html tag={slotTag} html={innerHTML} />

/**
 * Stands for what a module that is not there would export, whatever code does with it: as a component it shows its
 * children, as an element of HTML (`motion.div`) that element, as a function it gives a stand-in again, which may be
 * waited for.
 */
export function standIn(name = '', prototype?: object, isResult = false): unknown {
  Reflect.set(globalThis, islandTag, keepIsland)
  missingUses().standIn = standIn
  // Without a name, which code may show.
  return new Proxy(
    Object.defineProperty(function standsIn() {}, 'name', { value: '' }),
    {
      get: (target, key, receiver) => {
        if (isResult && key === 'then') return (...next: []) => Promise.resolve(standIn(name)).then(...next)
        if (absent.has(key)) return undefined
        missingUses().count++
        if (Object.hasOwn(known, key)) return known[key]
        if (typeof key === 'string' && namesStyle.test(key)) return {}
        return typeof key === 'symbol' || key in target
          ? Reflect.get(target, key, receiver)
          : standIn(key === 'default' ? name : key)
      },
      apply: (_, __, given: unknown[]) => {
        missingUses().count++
        if (isRendered(given)) return render(name, given[0])
        return isComponent(given[0]) ? wrapped(given[0]) : standIn(name, undefined, true)
      },
      construct: () => standIn() as object,
      // The bundler makes what "import * as" gives an object with the prototype of the module. That has a plain one, or
      // a loop over the keys of all prototypes would never end.
      getPrototypeOf: () => prototype ?? (standIn('', Function.prototype) as object),
    },
  )
}

/** What wraps a component gives one like it, whatever styles it is given (`styled(A).attrs({})`, and a template). */
function wrapped(component: object): object {
  const like: object = new Proxy(component, {
    get: (target, key, receiver) => (isStyling(key) ? () => like : Reflect.get(target, key, receiver)),
    apply: (target, self, given: unknown[]) =>
      Object.hasOwn(Object(given[0]), 'raw') ? like : Reflect.apply(target as () => unknown, self, given),
  })
  return like
}

const isStyling = (key: PropertyKey) => key === 'attrs' || key === 'withConfig'

/** What JavaScript and React look for in values, and must not find. */
const absent = new Set<PropertyKey>(
  '__esModule $$typeof then toJSON defaultProps contextType contextTypes childContextTypes getDerivedStateFromProps nodeType'.split(
    ' ',
  ),
)

/** What code puts into `style` (`floatingStyles`), where React takes no function; those that make styles are called. */
const namesStyle = /^(?!apply|create|get|inject|make|merge|use|with)[a-z]*styles?$/i

const isStandIn = Symbol('stands in')

const known: Record<PropertyKey, unknown> = {
  [isStandIn]: true,
  toString: () => '',
  toLocaleString: () => '',
  [Symbol.toPrimitive]: () => '',
  [Symbol.iterator]: function* () {},
}

/** React calls a component with its props and one thing more, which is undefined. */
const isRendered = (given: unknown[]): given is [Props, undefined] =>
  given.length === 2 && given[1] === undefined && Object(given[0]) === given[0] && !Array.isArray(given[0])

const isComponent = (value: unknown): value is object =>
  typeof value === 'function' && /^\p{Lu}/u.test(value.name)

function render(name: string, { children, ...props }: Props): ReactNode {
  const inside = typeof children === 'function' ? undefined : children
  if (!element.test(name)) return inside ?? elementsIn(props)
  const kept = Object.entries(props).filter(([key, value]) => attribute.test(key) && isPlain(value))
  return createElement(name, Object.fromEntries(kept), inside)
}

/** What a component without children may show is among its other props: the two sides of a comparison, slides. */
const elementsIn = ({ fallback: _, ...props }: Record<string, unknown>): ReactNode =>
  Children.toArray(Object.values(props).flat().filter(isValidElement))

const element =
  /^(?:a|article|aside|button|circle|div|figure|footer|form|g|h[1-6]|header|img|input|label|li|main|nav|ol|p|path|rect|section|small|span|strong|svg|table|tbody|td|th|thead|tr|ul|video)$/
const attribute =
  /^(?:on[A-Z]|aria-|data-|(?:alt|className|d|fill|height|href|id|r|role|src|stroke\w*|style|title|type|viewBox|width|x|y|cx|cy)$)/

/** Whether a value is one that an attribute may have: those of animations may be more. */
const isPlain = (value: unknown): boolean =>
  /^(?:string|number|boolean)$/.test(typeof value) ||
  (typeof value === 'function' && !Reflect.get(value, isStandIn)) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((each) => typeof each !== 'object' && isPlain(each)))
