import type { TestBuild } from '../../engine/src/testing.ts'
import { parseHtml } from './parseHtml.ts'
import { descendants, select } from './select.ts'
import { textOf } from './textOf.ts'

/** A built page that can be queried by selectors (see `select`). */
export interface Page {
  html: string
  has(selector: string): boolean
  /** The text of the only element that matches; throws when there is none, or more. */
  text(selector: string): string
  texts(selector: string): string[]
  /** An attribute of the only element that matches; undefined when it has none of that name. */
  attribute(selector: string, name: string): string | undefined
  /** An attribute of every matching element that has it. */
  attributes(selector: string, name: string): string[]
}

/** Reads a page of a build, named by its file; the ending `.html` may be left out. */
export function readPage(build: TestBuild, path: string): Page {
  const html = build.file(/\.html$/.test(path) ? path : `${path}.html`)
  const elements = descendants(parseHtml(html))
  const all = (selector: string) => select(elements, selector)
  const one = (selector: string) => {
    const found = all(selector)
    if (found.length !== 1) throw new Error(`${path} has ${found.length} elements "${selector}", not one`)
    return found[0]!
  }
  return {
    html,
    has: (selector) => all(selector).length > 0,
    text: (selector) => textOf(one(selector)),
    texts: (selector) => all(selector).map(textOf),
    attribute: (selector, name) => one(selector).attributes[name],
    attributes: (selector, name) => all(selector).flatMap(({ attributes }) => attributes[name] ?? []),
  }
}
