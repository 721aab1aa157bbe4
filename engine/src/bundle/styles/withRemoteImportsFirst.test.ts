import { expect, test } from 'vitest'
import { withRemoteImportsFirst } from './withRemoteImportsFirst.ts'

test.each([
  [
    '@import "a.css";\n@import url("https://x.y/z?w=4;5") screen;\na {}',
    '@import url("https://x.y/z?w=4;5") screen;@import "a.css";\n\na {}',
  ],
  ["@import './a.css'; @import '//x.y/z';", "@import '//x.y/z';@import './a.css'; "],
  ['/* @import url(https://x.y); */ @import "a.css";', '/* @import url(https://x.y); */ @import "a.css";'],
])('%j', (css, expected) => expect(withRemoteImportsFirst(css)).toBe(expected))
