import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'

const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nText.',
  'package.json': '{ "dependencies": { "react": "^17.0.2", "react-dom": "^17.0.2" } }',
  'node_modules/measured/package.json': '{ "name": "measured", "type": "module", "exports": "./index.js" }',
  'node_modules/measured/index.js': `import React from 'react'
import { findDOMNode } from 'react-dom'
export class Measured extends React.Component {
  componentDidMount() { findDOMNode(this).dataset.seen = findDOMNode(this).tagName }
  render() { return React.createElement(Labelled, null, this.props.children) }
}
const Labelled = ({ label, children }) => React.createElement('p', { title: label }, children)
Labelled.defaultProps = { label: 'Default' }`,
  'node_modules/drawn/package.json': '{ "name": "drawn", "main": "index.js" }',
  'node_modules/drawn/index.js': `const ReactDOM = require('react-dom')
exports.draw = (element, box) => ReactDOM.render(element, box)`,
  'src/pages/old.jsx': `import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { draw } from 'drawn'
import { Measured } from 'measured'
const Greeting = ({ word }) => <em>{word}</em>
Greeting.defaultProps = { word: 'Hello' }
export default function Page() {
  const [count, setCount] = useState(0)
  const box = useRef(null)
  useEffect(() => draw(<b>Drawn</b>, box.current), [])
  return <main><Measured>Inside</Measured><Greeting /><Greeting word="Bye" /><Link to="/">Back</Link>
    <span ref={box} /><button onClick={() => setCount(count + 1)}>Clicked {count} times</button></main>
}`,
  'src/pages/away.jsx': `import { Redirect } from 'react-router-dom'
export default () => <Redirect to="/" />`,
}

browserTest('code for a React before the nineteenth finds what it had', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/old')
  const built = await (await page.request.get(page.url())).text()
  expect(built).toMatch(/<p title="Default">Inside<\/p><em>Hello<\/em><em>Bye<\/em><a /)
  await page.getByRole('button', { name: 'Clicked' }).click()
  await page.getByText('Clicked 1 times').waitFor()
  await page.getByText('Drawn').waitFor()
  expect(await page.locator('p[data-seen=P]').getAttribute('title')).toBe('Default')
  expect(await page.locator('main em').allTextContents()).toEqual(['Hello', 'Bye'])
})

browserTest('a page may send readers on with the router that came with Docusaurus', async ({ openSite }) => {
  const page = await (await openSite(files)).visit('/away')
  await page.getByRole('heading', { name: 'Home' }).waitFor()
  await page.waitForFunction(() => location.pathname === '/')
  // A ring around it would say that somebody uses the keyboard.
  expect(await page.locator('h1:focus').count()).toBe(0)
})
