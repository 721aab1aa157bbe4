import { expect, test } from 'vitest'
import { LimitedPattern } from './limitedPattern.ts'

const fail = () => {
  throw new Error('too slow')
}

test.each([/^\/(a+)+$/, /^\/(?:a|aa)+$/, /^\/(a*)*$/])(
  '%s stops on a text that it would look at for years',
  (pattern) => {
    const limited = new LimitedPattern(pattern, fail, 100)
    expect(() => limited.test(`/${'a'.repeat(60)}b`)).toThrow('too slow')
  },
)

test.each([/^\/(?:docs|api)+(\/.*)?$/i, /b/, /(?<part>a)+/g, /(a)+b/y])(
  '%s finds what the plain expression finds',
  (pattern) => {
    const texts = ['/docs/a', '/API', 'aab', '', 'abab']
    const found = (expression: RegExp) =>
      texts.map((text) => [text.replace(expression, '<$&>'), text.split(expression), expression.exec(text)])
    expect(found(new LimitedPattern(pattern, fail))).toEqual(found(new RegExp(pattern)))
  },
)
