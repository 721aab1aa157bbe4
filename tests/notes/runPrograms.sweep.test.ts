import { describe, expect, test } from 'vitest'
import { findCodeBlocks } from './findCodeBlocks.ts'
import { gatherPrograms } from './gatherPrograms.ts'
import { isInstalled, type LanguageName } from './languages.ts'
import { runPrograms } from './runPrograms.ts'

function run(language: LanguageName, blocks: string[], timeLimit?: number): Promise<string[]> {
  const page = blocks.map((code) => `\`\`\`${language} test\n${code}\n\`\`\`\n`).join('\n')
  return runPrograms(language, gatherPrograms(findCodeBlocks('a.md', page)), timeLimit)
}

describe.concurrent('Python', { skip: !isInstalled('python') }, () => {
  test('a failing block names its page, its line and its text', async () => {
    const blocks = [
      'x = 1\nassert x == 1',
      'x = 2\nassert x == 1, "x is two"',
      'assert (',
      'import sys\nsys.exit(1)',
    ]
    expect(await run('python', blocks)).toEqual([
      'a.md:8: AssertionError: x is two\n    assert x == 1, "x is two"',
      "a.md:12: SyntaxError: '(' was never closed\n    assert (",
      'a.md:17: SystemExit: 1\n    sys.exit(1)',
    ])
  })

  test('a block starts without what the one before has defined', async () => {
    const [failure] = await run('python', ['x = 1', 'print(x)'])
    expect(failure).toContain("a.md:6: NameError: name 'x' is not defined")
  })

  test('a block that never ends is stopped', async () => {
    expect(await run('python', ['while True:\n    pass', 'y = 2'], 1000)).toEqual([
      'a.md:2: was still running after 1 s\n    while True:',
    ])
  })
})

describe.concurrent('TypeScript', { skip: !isInstalled('typescript') }, () => {
  const importAssert = "import assert from 'node:assert/strict'"

  test('a failing block names its page, its line and its text', async () => {
    const blocks = [
      `${importAssert}\ninterface A {\n  n: number\n}\nconst a: A = { n: 1 }\nassert.equal(a.n, 1)`,
      `${importAssert}\ninterface A {\n  n: number\n}\nconst a: A = { n: 2 }\nassert(a.n === 1, 'n is two')`,
      'const n: number = "one"',
    ]
    expect(await run('typescript', blocks)).toEqual([
      `a.md:20: error TS2322: Type 'string' is not assignable to type 'number'.\n    const n: number = "one"`,
      "a.md:16: AssertionError: n is two\n    assert(a.n === 1, 'n is two')",
    ])
  })

  test('a block starts without what the one before has defined', async () => {
    expect(await run('typescript', ['const x = 1', 'const x = 2'])).toEqual([])
  })

  test('a block that ends the process is named', async () => {
    const [failure, ...others] = await run('typescript', ['let x = 1', 'process.exit(3)', 'let y = 2'])
    expect(failure).toContain('a.md:6: ended the whole run')
    expect(others).toEqual([])
  })
})

describe.concurrent('Java', { skip: !isInstalled('java') }, () => {
  const inMain = (code: string) =>
    `public class Main {\n  public static void main(String[] args) {\n    ${code}\n  }\n}`

  test('a failing block names its page, its line and its text', async () => {
    const blocks = ['assert 1 + 1 == 2;', 'assert 1 + 1 == 3 : "it is \\"two\\"";', 'int n = "one";'].map(
      inMain,
    )
    expect(await run('java', [...blocks, 'class Alone {}'])).toEqual([
      'a.md:12: java.lang.AssertionError: it is "two"\n    assert 1 + 1 == 3 : "it is \\"two\\"";',
      'a.md:20: incompatible types: java.lang.String cannot be converted to int\n    int n = "one";',
      'a.md:26: no class has a method main(String[])\n    class Alone {}',
    ])
  })
})
