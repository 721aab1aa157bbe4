import { expect, test } from 'vitest'
import { testReferences } from './testReferences.ts'

test.each([
  ['./a.png', 'src="/assets/a-0123abcd.png" width="640" height="480"'],
  ['a.png?x#y', 'src="/assets/a-0123abcd.png?x#y" width="640" height="480"'],
  ['/img/d.png', 'src="/assets/d-0123abcd.png" width="640" height="480"'],
  ['@site/other/f.png', 'src="/assets/f-0123abcd.png" width="640" height="480"'],
  ['https://example.com/a%20b.png', 'src="https://example.com/a%20b.png"'],
  ['//example.com/a.png', 'src="//example.com/a.png"'],
  ['pathname:///img/x%20y.png', 'src="/img/x%20y.png"'],
  ['data:image/gif;base64,AA==', 'src="data:image/gif;base64,AA=="'],
])('the picture %s gets %s', (url, attributes) => {
  const { html, codes } = testReferences(`[![x](${url} "T")](#)`, { config: { onBrokenAnchors: 'ignore' } })
  expect(html).toContain(`><img loading="lazy" decoding="async" ${attributes} alt="x" title="T"></a></p>`)
  expect(codes).toEqual([])
})

test('[S142] a picture that does not exist is an error with its line and the places that were looked at', () => {
  expect(
    testReferences('# A\n\nText ![a](./gone.png) ![b](/img/gone.png) ![]()').report,
  ).toMatchInlineSnapshot(`
    "error  broken-image                               docs/guides/note.md:3:11
      3 | Text ![a](./gone.png) ![b](/img/gone.png) ![]()
        |           ^^^^^^^^^^
      There is no picture "./gone.png"; looked for docs/guides/gone.png.
      Correct the path. For a picture that another program puts there, write "pathname:///img/x.png".

    error  broken-image                               docs/guides/note.md:3:28
      3 | Text ![a](./gone.png) ![b](/img/gone.png) ![]()
        |                            ^^^^^^^^^^^^^
      There is no picture "/img/gone.png"; looked for static/img/gone.png.
      Correct the path. For a picture that another program puts there, write "pathname:///img/x.png".

    error  broken-image                               docs/guides/note.md:3:43
      3 | Text ![a](./gone.png) ![b](/img/gone.png) ![]()
        |                                           ^
      The picture has no address.
      Correct the path. For a picture that another program puts there, write "pathname:///img/x.png".
    "
  `)
  const config = { markdown: { hooks: { onBrokenMarkdownImages: 'warn' } } }
  expect(testReferences('![a](./gone.png)', { config })).toMatchObject({
    codes: ['warning broken-image'],
    html: expect.stringContaining('src="./gone.png"'),
  })
})

test('the size that a note gives wins over the size of the file', () => {
  const html = '---\nmdx: { format: md }\n---\n<img src="./a.png" width="30">'
  expect(testReferences(html).html).toContain(
    '<img src="/assets/a-0123abcd.png" loading="lazy" decoding="async" width="30">',
  )
})

test.each([
  ['![x](./a.png)', true],
  ['a ![x](./a.png) b', true],
  ['![x](./a.png "Caption")', true],
  ['[![x](./a.png)](#y)', false],
  ['<Link to="#y">![x](./a.png)</Link>', false],
  ['<summary>![x](./a.png)</summary>', false],
  ['![x](https://example.com/a.png)', false],
])('whether %s opens large: %s', (text, opens) => {
  const { html } = testReferences(text, { config: { onBrokenAnchors: 'ignore' } })
  expect(html.includes('<button type="button" class="picture-open"')).toBe(opens)
  expect(html).toContain('alt="x"')
})

test('a picture of an icon does not open large', () => {
  expect(testReferences('![x](./icon.png)').html).toBe(
    '<p><img loading="lazy" decoding="async" src="/assets/icon-0123abcd.png" width="32" height="32" alt="x"></p>',
  )
})

test.each([
  [
    '<img src="./a.png" alt="" />',
    '<img src="/assets/a-0123abcd.png" width="640" height="480" loading="lazy" decoding="async" alt="">',
  ],
  [
    '<img src="a.png" loading="eager" width="9" />',
    '<img src="/assets/a-0123abcd.png" decoding="async" loading="eager" width="9">',
  ],
  [
    '<img src="a.png" style="height: 2rem" />',
    '<img src="/assets/a-0123abcd.png" loading="lazy" decoding="async" style="height: 2rem">',
  ],
  [
    '<img srcset="a.png, gone.png 2x" src="/img/d.png" />',
    '<img srcset="/assets/a-0123abcd.png, gone.png 2x" src="/img/d.png">',
  ],
  [
    '<video poster="a.png" src="gone.mp4"></video>',
    '<video poster="/assets/a-0123abcd.png" src="gone.mp4"></video>',
  ],
  ['<a href="b%20c.pdf#page=2">x</a>', '<a href="/assets/b%20c-0123abcd.pdf#page=2">x</a>'],
  ['<a href="./tls.md#set-up">x</a>', '<a href="/guides/tls#set-up">x</a>'],
  ['<a href="./gone.md">x</a>', '<a href="./gone.md">x</a>'],
])('HTML names a file beside the note, and is left as written if there is none: %s', (text, html) => {
  expect(testReferences(text)).toMatchObject({ html: expect.stringContaining(html), codes: [] })
})
