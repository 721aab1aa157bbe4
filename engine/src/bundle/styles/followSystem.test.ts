import { expect, test } from 'vitest'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { followSystem } from './followSystem.ts'

const follow = (css: string, respectPrefersColorScheme = true) =>
  followSystem(css, { colorMode: { respectPrefersColorScheme } } as SiteConfig)

test.each([
  [
    '[data-theme="dark"]{color:red}',
    '[data-theme=dark]{color:red}@media (prefers-color-scheme:dark){:root:not([data-theme]){color:red}}',
  ],
  [
    'html[data-theme=light] .a{color:red}',
    'html[data-theme=light] .a{color:red}@media (prefers-color-scheme:light){html:root:not([data-theme]) .a{color:red}}',
  ],
  [
    ':root:not([data-theme=dark]) .a{color:red}',
    ':root[data-theme]:not([data-theme=dark]) .a{color:red}@media (prefers-color-scheme:light){:root:root:not([data-theme]) .a{color:red}}',
  ],
  [
    '.a{[data-theme=dark] &{color:red}}',
    '.a{[data-theme=dark] &{color:red}@media (prefers-color-scheme:dark){:root:not([data-theme]) &{color:red}}}',
  ],
  [
    '@layer user{:is([data-theme=dark],.b) .a{color:red}}',
    '@layer user{:is([data-theme=dark],.b) .a{color:red}@media (prefers-color-scheme:dark){:is(:root:not([data-theme]),.b) .a{color:red}}}',
  ],
  [
    '.a{--icon:var(--sun);[data-theme=dark] &{--icon:var(--moon)}}',
    '.a{--icon:var(--sun);[data-theme=dark] &{--icon:var(--moon)}@media (prefers-color-scheme:dark){:root:not([data-theme]) &{--icon:var(--moon)}}}',
  ],
  [
    '[data-theme=dark] .a,:root:not([data-theme=dark]) .b,.c{color:red}',
    '[data-theme=dark] .a,:root[data-theme]:not([data-theme=dark]) .b,.c{color:red}@media (prefers-color-scheme:light){:root:root:not([data-theme]) .b{color:red}}@media (prefers-color-scheme:dark){:root:not([data-theme]) .a{color:red}}',
  ],
  [
    '[data-theme=dark]{color:oklch(90% 0 none)}',
    '[data-theme=dark]{color:oklch(90% 0 none)}@media (prefers-color-scheme:dark){:root:not([data-theme]){color:oklch(90% 0 none)}}',
  ],
  ['.a{color:red}[data-theme] .a{color:red}', '.a,[data-theme] .a{color:red}'],
])('%s is followed by its copy for a system of that mode', async (css, followed) => {
  expect(await follow(css)).toBe(followed)
})

test('styles stay as they are where the site does not follow the system', async () => {
  const css = '[data-theme="dark"] { color: red }'
  expect(await follow(css, false)).toBe(css)
})
