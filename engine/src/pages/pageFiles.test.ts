import { expect, test } from 'vitest'
import { hasBareText, hasList, usesFramework } from './pageFiles.ts'

test.each([
  '<main class="container">',
  '<div class="wide container margin-vert--lg"></div>',
  '<div class="col col--6">',
  '<a class="x text--center">',
  '<div class="card__header">',
  '<p class="margin-top--md">',
  '<ul class="pills">',
])('%s counts on it', (html) => expect(usesFramework(html)).toBe(true))

test.each([
  '<div class="tabs-container">',
  '<a class="card" data-kind="link">',
  '<table><tr><th class="text--center">One</th><td class="text--right">2</td></tr></table>',
  '<code>class=&quot;container&quot;</code>',
  '<div class="code-buttons"><button type="button" class="clean">Copy</button></div>',
  '<button type="button">Press</button>',
  '<h2 id="container">container row col</h2>',
])('%s does not', (html) => expect(usesFramework(html)).toBe(false))

test.each([
  ['<main><h1>Plain</h1></main>', true],
  ['<div class="wide"><p>Text</p></div>', true],
  ['<main class="home markdown"><p>Text</p></main>', false],
  ['<main><h1 class="title">Styled</h1></main>', false],
])('%s: %s', (html, expected) => expect(hasBareText(html)).toBe(expected))

test.each([
  ['<div class="card-list" role="list">', true],
  ['<main><section class="tag-group">', true],
  ['<p>A card, class=&quot;card&quot;</p>', false],
  ['<ul class="tags"><li><a class="tag" href="/tags/a">', false],
])('%s needs the styles of lists: %s', (html, expected) => expect(hasList(html)).toBe(expected))
