import { expect, test } from 'vitest'
import { readPage } from '../support/readPage.ts'
import { temporarySite } from '../support/temporarySite.ts'

/** As much of styled-components as collects styles: components tell the sheet of their context what they need. */
const library = `
  import { createContext, createElement, useContext } from 'react'
  const Sheet = createContext(undefined)
  export const styled = (tag, name, css) => (props) => {
    useContext(Sheet)?.add('.' + name + '{' + css + '}')
    return createElement(tag, { ...props, className: name })
  }
  export class ServerStyleSheet {
    rules = new Set()
    isSealed = false
    collectStyles(children) { return createElement(Sheet.Provider, { value: this.rules }, children) }
    getStyleTags() {
      if (this.isSealed) throw new Error('sealed')
      return this.rules.size === 0 ? '' : '<style data-styled="true">' + [...this.rules].join('\\n') + '</style>'
    }
    seal() { this.isSealed = true }
  }`
const files = {
  'node_modules/styled-components/package.json':
    '{ "name": "styled-components", "type": "module", "exports": { ".": "./index.js" } }',
  'node_modules/styled-components/index.js': library,
  'src/Parts.jsx': `import { useState } from 'react'
    import { styled } from 'styled-components'
    const Count = styled('b', 'count', 'color:red')
    export function Counter() { return <Count>{useState(0)[0]}</Count> }`,
  'src/Plain.jsx': `import { styled } from 'styled-components'
    export default styled('i', 'plain', 'color:green')`,
  'docs/a.md':
    "# A\n\nimport { Counter } from '../src/Parts'\nimport Plain from '../src/Plain'\n\n<Counter />\n\n<Plain>text</Plain>",
  'docs/b.md': "# B\n\nimport Plain from '../src/Plain'\n\n<Plain>text</Plain>",
  'docs/c.md': '# C',
  'src/pages/team.jsx': `import { styled } from 'styled-components'
    const Title = styled('h1', 'title', 'color:blue')
    export default () => <Title>Team</Title>`,
  'src/Footer.jsx': `import { styled } from 'styled-components'
    export default styled('p', 'footer-line', 'color:pink')`,
}
const stylesOf = (html: string) => html.match(/(?<=<style data-page data-styled="true">)[^<]*/g) ?? []

test('styles that a package collects while components are rendered are in the page', async () => {
  const build = await temporarySite(files).build()
  expect(build.report).toBe('')
  const styles = ['a', 'b', 'c', 'team'].map((name) => stylesOf(readPage(build, name).html))
  expect(styles).toEqual([
    ['.count{color:red}\n.plain{color:green}'],
    ['.plain{color:green}'],
    [],
    ['.title{color:blue}'],
  ])
})

test('collected styles of components in the frame of the page are in it, too', async () => {
  const build = await temporarySite(files, { slots: { 'footer-before': './src/Footer.jsx' } }).build()
  expect(build.report).toBe('')
  expect(stylesOf(readPage(build, 'c').html)).toEqual(['.footer-line{color:pink}'])
})
