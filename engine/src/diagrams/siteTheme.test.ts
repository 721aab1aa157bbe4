import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { prepareMermaid } from './prepareMermaid.ts'

const draw = await prepareMermaid({ theme: { light: 'site', dark: 'site' }, options: {} })
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const styles = read('../theme/content/diagram.css')
const samples = readdirSync(new URL('./samples/', import.meta.url))

/** Colours of faces, which no setting changes. */
const ofFaces = '#FFF8DC'

test.each(samples)("%s is drawn in the site's own colours, and in those that it names", async (name) => {
  const source = read(`./samples/${name}`)
  const drawing = await draw(source)
  if (drawing.kind !== 'svg') throw new Error(JSON.stringify(drawing))
  const roles = new Set([...drawing.svg.matchAll(/var\((--diagram-[\w-]+)\)/g)].map(([, role]) => role!))
  expect(roles.size).toBeGreaterThan(2)
  expect([...roles].filter((role) => !styles.includes(`${role}:`))).toEqual([])
  const others = drawing.svg.match(/#[\da-f]{6}\b|light-dark\([^)]*\)|rgba?\([^)]*\)/gi) ?? []
  expect(others.filter((color) => color !== ofFaces && !source.includes(color))).toEqual([])
})
