import { expect, test } from 'vitest'
import { testHtml } from '../../../../../tests/support/testHtml.ts'
import { testDocument } from '../../testDocument.ts'

const html = (text: string) => testHtml(testDocument(text))
const messages = (text: string) => testDocument(text).diagnostics.map(({ code, hint }) => `${code}: ${hint}`)

test.each(['rocket', 'lucide:rocket', 'Rocket'])('%s names an icon of Lucide', (name) => {
  const icon = html(`A <Icon name="${name}" />`)
  expect(icon).toMatch(/<svg class="note-icon" viewBox="0 0 24 24" aria-hidden="true"><g .*<\/svg>/)
})

test('an icon that has had another name is found by it', () => {
  expect(html('A <Icon name="alarm-check" />')).toContain('<svg')
})

test('a label gives an icon a name', () => {
  expect(html('A <Icon name="rocket" label="Fast" />')).toContain('role="img" aria-label="Fast"')
})

test('an unknown icon is reported with the one that was meant', () => {
  expect(messages('A <Icon name="rokcet" />')).toEqual(['unknown-icon: Did you mean "rocket"?'])
  expect(html('A <Icon name="constructor" />')).not.toContain('<svg')
})

test('names, comments, titles and captions are found by the search', () => {
  const parts = [
    '<Card title="Alpha">Beta</Card>',
    '<FileTree>\n\n- gamma.ts delta\n\n</FileTree>',
    '<Figure caption="Epsilon">\n\nZeta\n\n</Figure>',
  ]
  const [{ text } = { text: '' }] = testDocument(parts.join('\n\n')).sections
  expect(text.split(/\s+/).filter(Boolean)).toEqual(['Alpha', 'Beta', 'gamma.ts', 'delta', 'Zeta', 'Epsilon'])
})

test("a component of the note, or of the site, is not taken for one of the engine's", () => {
  expect(html('export const Card = () => <i />\n\n<Card title="x" />')).not.toContain('note-card')
  const { live, body } = testDocument('<Card title="x" />', { ownComponents: ['Card'] })
  expect(body.join('')).not.toContain('note-card')
  expect(live?.components.map(({ name }) => name)).toEqual(['Card'])
})
