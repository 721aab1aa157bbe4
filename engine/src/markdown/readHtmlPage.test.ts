import { expect, test } from 'vitest'
import { readHtmlPage } from './readHtmlPage.ts'

test('a page as Docusaurus minifies it is read without what surrounds its text', () => {
  const page = readHtmlPage(`<!doctype html><html lang=en class="docs-wrapper"><head><meta charset=UTF-8>
    <title data-rh=true>Intro &amp; more | Site</title><script>if(a<b)"</p>"</script></head><body>
    <nav>Menu</nav><main><article><div class="theme-doc-markdown markdown"><header><h1>Intro</h1></header>
    <h2 class="anchor x" id=über-uns>Über uns<a href=#über-uns class=hash-link title="Direct link">\u200B</a></h2>
    <p>One<p><b>two</b><small>three4</small><pre><code><span class=token-line>let a</span><span class=token-line>let b</span></code></pre>
    <button>Copy</button></div></article></main></body></html>`)
  expect(page).toEqual({
    title: 'Intro & more | Site',
    description: '',
    links: [],
    ids: ['über-uns'],
    words: ['Intro', 'Über', 'uns', 'One', 'two', 'three', '4', 'let', 'a', 'let', 'b'],
    redirects: false,
    listsNothing: false,
  })
})

test('words of code do not depend on what an engine colours', () => {
  const wordsOf = (code: string) => readHtmlPage(`<article><pre><code>${code}</code></pre></article>`).words
  const former = wordsOf(
    '<span class="token-line"><span class="token">a\\nGroup</span><br></span><span class="token-line">b</span>',
  )
  expect(former).toEqual(['a', 'nGroup', 'b'])
  expect(wordsOf('<i class=s>a</i><i class=o>\\n</i><i class=s>Group</i>\nb')).toEqual(former)
})

test('labels of tabs are read, which wait in a template until a script shows them', () => {
  const waiting =
    '<template><ul class="tabs"><li>npm</li></ul></template><template data-slot="0">No</template>'
  expect(readHtmlPage(`<article>${waiting}<p>x</p></article>`).words).toEqual(['npm', 'x'])
})

test('labels of tabs are read that are buttons', () => {
  const tabs = '<div role="tablist"><button role="tab">npm</button></div><button>Copy</button>'
  expect(readHtmlPage(`<main>${tabs}</main>`).words).toEqual(['npm'])
})

test('the list of a blog without posts is known', () => {
  const list = (text: string) =>
    `<html class="plugin-blog blog-list-page"><main>${text}<nav></nav></main></html>`
  expect(readHtmlPage(list('')).listsNothing).toBe(true)
  expect(readHtmlPage(list('<article>a</article>')).listsNothing).toBe(false)
  expect(readHtmlPage('<html><main></main></html>').listsNothing).toBe(false)
})

test('the posts of a list are all read', () => {
  const post = (text: string) => `<article><h2>T</h2><div class="markdown">${text}</div></article>`
  expect(readHtmlPage(`<main>${post('one')}${post('two')}</main>`).words).toEqual(['one', 'two'])
})

test('a page that only sends readers to another one is known', () => {
  expect(readHtmlPage('<meta http-equiv="refresh" content="0; url=/a">').redirects).toBe(true)
})
