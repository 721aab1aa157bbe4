import { expect, test } from 'vitest'
import { spellOlderMdx } from './olderMdx.ts'

test.each([
  ['version >= 1 && <= 2', 'version >= 1 && &lt;= 2'],
  [
    'Promise<Config\\>, Map<string, <a href="x">y</a>',
    'Promise&lt;Config\\>, Map&lt;string, <a href="x">y</a>',
  ],
  ['<a@b.org>, <https://b.org>', '[a@b.org](mailto:a@b.org), <https://b.org>'],
  ['http://<Host_IP>:1, <版本>', 'http://&lt;Host_IP>:1, &lt;版本>'],
  ['a { b }, `<x {`', 'a \\{ b }, `<x {`'],
  ['## A {#a}', '## A {#a}'],
  ['<details> <summary> Out </summary>\n\na *b*', '<details> <summary>{" Out "}</summary>\n\na *b*'],
  ['- a\n\n\n  </Tabs>\n  <Tabs>', '- a\n\n\n</Tabs>\n  <Tabs>'],
  ['- a\n\n  <div>b &amp; *c*</div>', '- a\n\n  <div>{"b & *c*"}</div>'],
  [
    '<pre>\n  (a: boolean) =>\n  <a href="x">\n    b</a>) => c | null\n</pre>',
    '<pre>\n  {"(a: boolean) =>"}\n  <a href="x">\n    {"b"}</a>{") => c | null"}\n</pre>',
  ],
  ['<Tabs items={[{ a: 1 }]}>\n<b>c</b>\n</Tabs>', '<Tabs items={[{ a: 1 }]}>\n<b>{"c"}</b>\n</Tabs>'],
  ['a\n\n    b = (c) => {\n      <D\n\n    }\n\ne {', 'a\n```\nb = (c) => {\n  <D\n\n}\n```\ne \\{'],
  ['- a\n\n  b\n\n    <C />\n\nd', '- a\n\n  b\n\n    <C />\n\nd'],
  ['- a\n\n    b < c\n\nd', '- a\n\n    b &lt; c\n\nd'],
  ['<A>\n\n    <B />\n\n</A>', '<A>\n\n    <B />\n\n</A>'],
  ['<b>a</b> is *c*', '<b>{"a"}</b>{" is *c*"}'],
  ['<Tab value="a"><p>b\n</p>c\n\n*d*', '<Tab value="a"><p>{"b"}\n</p>{"c"}\n\n*d*'],
  ['```\n<= {\n```', '```\n<= {\n```'],
  ['1. a\n   ```\n  b <\n\n{\n   ```\n2. c', '1. a\n   ```\n   b <\n\n   {\n   ```\n2. c'],
  ['- ````\n  a\n```\n  ````\n\nb {', '- ````\n  a\n  ```\n  ````\n\nb \\{'],
  [
    "import A from './a'\n\nexport const b = { c: 1 < 2 }",
    "import A from './a'\n\nexport const b = { c: 1 < 2 }",
  ],
])('%j is spelt %j', (older, spelt) => {
  expect(spellOlderMdx(older)).toBe(spelt)
  expect(spellOlderMdx(`---\na: <\n---\n${older}`)).toBe(`---\na: <\n---\n${spelt}`)
})
