import { expect, test } from 'vitest'
import { testSvg } from '../../../../tests/support/testSvg.ts'
import { checkPicture } from './framePicture.ts'
import { readPicture } from './readPicture.ts'

const check = (markup: string, viewBox = '0 0 10 10') => {
  const picture = readPicture(testSvg(markup).parentElement!, '')
  picture.attributes.set('viewBox', viewBox)
  return checkPicture(picture)
}

test('a picture with a size and a text is sound', () => {
  expect(check('<g><text>Finance &amp; Infinity Ltd</text></g>')).toBeUndefined()
})

test.each([
  ['0 0 NaN 10', 'it has no size'],
  ['0 0 0 10', 'it has no size'],
  ['0 0 10', 'it has no size'],
  ['0 0 10 -Infinity', 'it has no size'],
])('the frame %s is none', (viewBox, reason) => {
  expect(check('<text>a</text>', viewBox)).toBe(reason)
})

test.each([
  ['<path d="M0 0LNaN 1"/>', '"d" of <path> is M0 0LNaN 1'],
  [
    '<g transform="translate(undefined, 1)"><text>a</text></g>',
    '"transform" of <g> is translate(undefined, 1)',
  ],
  ['<image/><text>a</text>', 'it holds <image>'],
  ['<foreignObject/><text>a</text>', 'it holds <foreignObject>'],
  ['<circle r="1"/>', 'it is empty'],
  ['<text>a &lt;b&gt;c&lt;/b&gt;</text>', '"a <b>c</b>" has a tag of HTML'],
  ['<text>fa:fa-car Car</text>', '"fa:fa-car Car" has an icon'],
  ['<text>$$x^2$$</text>', '"$$x^2$$" has a formula'],
  ['<text>a &amp;rarr; b</text>', '"a &rarr; b" has an entity'],
])('%s is left to browsers', (markup, reason) => {
  expect(check(markup)).toBe(reason)
})

test('signs that only look like markup are text', () => {
  expect(check('<text>a &lt; b &gt; c &amp; d, List&lt;T&gt;, $5</text>')).toBeUndefined()
})
