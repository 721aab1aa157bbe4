import { expect, test } from 'vitest'
import { answerRequests, type Stage } from './features.ts'

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
