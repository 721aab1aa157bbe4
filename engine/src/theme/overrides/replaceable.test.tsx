import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { components } from '../../config/schema/overrides.ts'
import type { ReplaceableName } from '../../model/overrides.ts'
import { toPageFacts } from '../../model/pageData.ts'
import { EditLink } from '../article/ArticleFooter.tsx'
import { OverrideContext, type Overrides } from '../contexts.ts'
import * as theme from '../index.ts'
import { testPage } from '../testPage.ts'

const render = (Replaced: ComponentType, overrides: Overrides['components']) =>
  renderToStaticMarkup(
    <OverrideContext
      value={{ components: overrides, slots: {}, parts: {}, page: toPageFacts(testPage()), data: testPage() }}
    >
      <Replaced />
    </OverrideContext>,
  )

test.each(Object.keys(components.shape) as ReplaceableName[])('%s can be imported and replaced', (name) => {
  const exported = new Map<string, unknown>(Object.entries(theme))
  const html = render(exported.get(name) as ComponentType, { [name]: () => <b>Own</b> })
  expect(html).toContain('<b>Own</b>')
})

const Wrapped = ({ href }: { href: string }) => (
  <b>
    <EditLink href={href} />
  </b>
)

test('within what replaces it, a component is itself', () => {
  const html = render(() => <EditLink href="/x" />, { EditLink: Wrapped })
  expect(html).toMatch(/^<b><a class="theme-edit-this-page" href="\/x".*<\/a><\/b>$/)
})

test('beside what replaces it, it is replaced again', () => {
  const twice = () => [<EditLink key="a" href="/a" />, <EditLink key="b" href="/b" />]
  expect(render(twice, { EditLink: Wrapped }).match(/<b>/g)).toHaveLength(2)
})
