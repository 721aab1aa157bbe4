import { expect, test } from 'vitest'
import { portNote } from './portNote.mjs'

const dialect = { open: (kind, title) => `::: ${kind} ${title}`, close: ':::' }
const front = '---\ntitle: "A"\nslug: /\ndescription: It is: a note\n---\n'
const port = (body, given = dialect) => portNote(`${front}\n${body}`, given)

test('a note keeps its title and its description, and nothing that belongs to Sotay', () => {
  expect(port('Text')).toBe('---\ntitle: "A"\ndescription: "It is: a note"\n---\n\nText')
})

test('the title becomes a heading where an engine shows none', () => {
  expect(port('Text', { ...dialect, hasTitleInBody: true })).toContain('---\n\n# A\n\nText')
})

test('admonitions and tabs are written as the other engine reads them', () => {
  expect(port(':::tip[Well]\n\nText\n\n:::')).toContain('::: tip Well\n\nText\n\n:::')
  expect(port('<Tabs>\n<TabItem value="a" label="One">\n\nText\n\n</TabItem>\n</Tabs>')).toContain(
    '\n**One**\n\nText\n\n\n',
  )
})

test('code stays as it is', () => {
  const code = '````md\n```\n:::tip[Well]\n```\n<Tabs>\n````'
  expect(port(code)).toContain(code)
})
