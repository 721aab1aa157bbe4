import { expect, test } from 'vitest'
import { temporarySite } from '../support/temporarySite.ts'

const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# Hệ điều hành\n\nMở đầu.\n\n## Bộ nhớ {#memory}\n\nĐịa chỉ.',
  'docs/secret.md': '---\nunlisted: true\n---\n\n# Secret plan',
  'versioned_docs/version-1.0/index.md': '---\nslug: /\n---\n\n# The former one',
  'versioned_sidebars/version-1.0-sidebars.json': '{}',
  'versions.json': '["1.0"]',
}

test('search:records writes all languages and versions, and leaves unlisted pages out', async () => {
  const config = { url: 'https://example.org', i18n: { locales: ['en', 'vi'] } }
  const site = temporarySite(files, config)
  expect((await site.sotay('search:records')).stdout).toContain('Wrote 10 records to search-records.jsonl.')
  const lines = site.read('search-records.jsonl').trimEnd().split('\n')
  const records = lines.map((line) => JSON.parse(line))
  const inEnglish = [
    'current lvl1 https://example.org/next',
    'current content https://example.org/next',
    'current lvl2 https://example.org/next#memory',
    'current content https://example.org/next#memory',
    '1.0 lvl1 https://example.org/',
  ]
  const ofLanguage = (wanted: string) =>
    records
      .filter(({ language }) => language === wanted)
      .map(({ version, type, url }) => `${version} ${type} ${url}`)
  expect(ofLanguage('en')).toEqual(inEnglish)
  expect(ofLanguage('vi')).toEqual(inEnglish.map((line) => line.replace('.org/', '.org/vi/')))
  expect(records.find(({ type }) => type === 'content').folded).toBe('he dieu hanh mo dau.')
  expect(site.read('search-records.jsonl')).not.toContain('Secret')
})
