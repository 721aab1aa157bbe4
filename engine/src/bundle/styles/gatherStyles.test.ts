import { expect, test } from 'vitest'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { announcementStyles, readsFramework, setsVariableOf, settingSheets } from './gatherStyles.ts'

const stylesFor = (announcementBar?: object) => announcementStyles({ announcementBar } as SiteConfig)

test('[S55] the bar takes the colours of the config, else those of the theme', () => {
  expect(stylesFor({ backgroundColor: '#fafbfc', textColor: 'black' })).toEqual([
    '@layer components{.theme-announcement-bar{background-color:#fafbfc;color:black}}',
  ])
  expect(stylesFor({ textColor: 'black' })).toEqual([
    '@layer components{.theme-announcement-bar{color:black}}',
  ])
  expect(stylesFor({ content: 'News' })).toEqual([])
  expect(stylesFor()).toEqual([])
})

test.each([
  ['a{color:var(--ifm-color-emphasis-300)}', true],
  ['a{color:var( --ifm-color-primary-dark )}', true],
  ['a{padding:var(--ifm-spacing-horizontal,1rem)}', true],
  ['a{color:var(--ifm-color-primary)}', false],
  ['a{color:var(--ifm-color-primary, red);font-family:var(--ifm-font-family-base)}', false],
  [':root{--ifm-color-primary-dark:#123}', false],
])('%s: %s', (css, expected) => expect(readsFramework(css)).toBe(expected))

const sheet =
  ':root{--ifm-link-color:red;--ifm-menu-color:var(--ifm-link-color)}a{color:var(--ifm-link-color)}'

test.each([
  ['[data-theme=dark]{--ifm-link-color:blue}', true],
  [':root { --ifm-menu-color : blue }', true],
  [':root{--ifm-color-primary:blue}', false],
  ['a{color:var(--ifm-link-color)}', false],
])('%s: %s', (css, sets) => expect(setsVariableOf(sheet, css)).toBe(sets))

test.each<[string, object]>([
  ['navbarStyle.css', { navbar: { items: [], style: 'dark' } }],
  ['dropdown.css', { navbar: { items: [{ type: 'dropdown' }] } }],
  ['dropdown.css', { navbar: { items: [{ type: 'link' }, { type: 'localeDropdown' }] } }],
  ['manyItems.css', { navbar: { items: Array(4).fill({ type: 'link' }) } }],
  ['hideableNavbar.css', { navbar: { items: [], hideOnScroll: true } }],
  ['sidebarToggle.css', { docs: [{ sidebar: {} }, { sidebar: { hideable: true } }] }],
  ['announcementBar.css', { announcementBar: { content: 'News' } }],
  ['pageActions.css', { docs: [{ sidebar: {}, pageActions: 'top' }] }],
  ['backlinks.css', { docs: [{ sidebar: {}, backlinks: true }] }],
])('%s is loaded by sites whose settings need it', (file, settings) => {
  const plain = { navbar: { items: [{ type: 'link' }] }, docs: [{ sidebar: {} }] }
  const sheets = (config: object, hasOwn = false) => settingSheets(config as SiteConfig, hasOwn)
  expect(sheets({ ...plain, ...settings })).toEqual([file])
  expect(sheets(plain)).toEqual([])
  expect(sheets(plain, true)).toEqual(['dropdown.css', 'manyItems.css'])
})
