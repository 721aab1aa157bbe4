import { expect, test } from 'vitest'
import { settingName } from './siteConfig.ts'

test.each([
  [['title'], 'title'],
  [['docs', 'sidebar', 'hideable'], 'docs.sidebar.hideable'],
  [['navbar', 'items', 2, 'to'], 'navbar.items[2].to'],
  [['i18n', 'localeConfigs', 'pt-BR', 'label'], "i18n.localeConfigs['pt-BR'].label"],
])('%j is written %s', (path, name) => {
  expect(settingName(path)).toBe(name)
})
