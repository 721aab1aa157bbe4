import { expect, test } from 'vitest'
import { testCompiler, testDocument } from '../../markdown/testDocument.ts'
import { openDesk } from './desk.ts'
import { answerRequests, type Stage } from './features.ts'
import { headingsIn, subjectAt } from './targets.ts'

test('what is asked too early or too late is refused with the codes of the protocol, and so is what names no file', async () => {
  let stage: Stage = 'new'
  const handlers = new Map<string, (asked: unknown) => Promise<{ code: number }>>()
  const connection = {
    onRequest: ({ method }: { method: string }, handler: never) => handlers.set(method, handler),
  }
  answerRequests(connection as never, {} as never, () => stage)
  const ask = async (asked: unknown) => (await handlers.get('textDocument/hover')!(asked)).code
  const whole = { textDocument: { uri: 'file:///a.md' }, position: { line: 0, character: 0 } }
  expect(await ask(whole)).toBe(-32002)
  stage = 'over'
  expect(await ask(whole)).toBe(-32600)
  stage = 'open'
  for (const asked of [undefined, {}, { ...whole, position: {} }, { ...whole, textDocument: 'x' }])
    expect(await ask(asked)).toBe(-32602)
})

test('what is found out of a long text is not found out again while it stays the same', () => {
  const document = testDocument('# One\n\n## Two\n\nText, a#b.\n\nThree\n---\n')
  let compiled = 0
  const language = {
    compiler: testCompiler,
    headings: new WeakMap(),
    addresses: new Map(),
    content: { files: [document.file] },
    index: { routesBySource: new Map() },
    config: { baseUrl: '/' },
    outlines: [document],
    compile: () => {
      compiled++
      return document
    },
  } as unknown as Parameters<typeof headingsIn>[1]
  expect(headingsIn(document, language)).toBe(headingsIn(document, language))
  const { file } = document
  const subject = (wanted: string) =>
    subjectAt({ language, file, offset: file.text.indexOf(wanted), text: {} as never })?.hash
  expect([subject('Two'), subject('Three')]).toEqual(['two', 'three'])
  expect(compiled).toBe(2)
  // A line without signs of a heading needs no compiling.
  expect(subject('Text')).toBeUndefined()
  expect(compiled).toBe(2)

  const desk = openDesk()
  const open = (version: number, text: string) =>
    desk.open({ uri: 'file:///a.md', languageId: 'markdown', version, text })
  open(1, 'a\nb')
  const first = desk.rawText('/a.md')
  expect(desk.rawText('/a.md')).toBe(first)
  open(2, 'c')
  expect(desk.rawText('/a.md').positionAt(1)).toEqual({ line: 0, character: 1 })
})
