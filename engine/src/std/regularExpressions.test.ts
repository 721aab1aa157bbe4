/// <reference types="vite/client" />
import { analyse } from 'scslre'
import { type ESTree, parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Expressions that would take long on a text that they never get, by file, with the reason. */
const bounded: Record<string, string> = {
  '<[^>]*>': 'HTML of ours, in which every bracket is closed',
  '[ \\t>]*(?:(?:[-*+]|\\d+[.)])[ \\t>]+)*': 'part of expressions that begin at the start of a line',
  '^[ \\t]*(?:(?<quote>>)[ \\t>]*)?(?:(?:[-*+]|\\d+[.)])[ \\t]+)*(?<fence>`{3,}(?=[^`\\n]*$)|~{3,}).*(?:\\n.*)*?(?:\\n(?=[ \\t]*(?:[^ \\t>]|\\k<quote>(?<=>)))[ \\t>]*\\k<fence>[`~]*[ \\t]*$|(?![\\s\\S]))':
    'a fence that nothing closes runs to the end of the text, so none is looked at twice',
  '(?:[^\\s:`()[\\]#>|]+::(?![^ \\t\\n])|(?:SCHEDULED|DEADLINE): <|:LOGBOOK:|CLOCK: \\[|:END:).*':
    'part of expressions that begin at the start of a line',
  '\\S+-category-level-\\d+': 'class names of ours',
  '([aou])(.*)w$': 'words of 16 letters at most',
  '`[^`]*`|"[^"]*"|<\\w+>|\\{[^}]*\\}': 'messages of ours',
  '^([\\s>]*#{1,6}\\s+)(.*?)((?:[ \\t]+#+|[ \\t]*(?:\\\\?\\{#[^{}\\n]+\\}|\\{\\/\\*\\s*#[^{}\\s]+\\s*\\*\\/\\}))?[ \\t]*)$':
    'the line of one heading',
  '((?:file:\\/\\/|[A-Za-z]:)?[^\\s():]*[\\\\/]\\.sotay[\\\\/]server[\\\\/][^():]+?\\.mjs)[^():]*:(\\d+):(\\d+)':
    'a line of a stack trace',
  '^(?:tags|authors):\\s*\\[?(?:[^\\]]*,)?\\s*([^,[\\]]*)$': 'the characters before a cursor, which are few',
  '^\\s+-\\s+(.*)$': 'the characters before a cursor, which are few',
  '^-\\s+(.*)$': 'the characters before a cursor, which are few',
  '\\[\\[[^\\]|\\n]*#([^\\]|#\\n]*)$': 'the characters before a cursor, which are few',
  '\\[\\[([^\\]|#\\n]*)$': 'the characters before a cursor, which are few',
  '([^\\s()<"\']*)#[^#]*$': 'the characters before a cursor, which are few',
  '\\[\\[([^\\]|#\\n]*)#[^[\\]]*$': 'the characters before a cursor, which are few',
  '^([\\s>]*#{1,6}\\s+)(.*?)[ \\t]*(?:#+|\\\\?\\{#[^{}\\n]+\\}|\\{\\/\\*.*\\*\\/\\})?[ \\t]*$':
    'the line of one heading',
  '\\s+\\S*$': '400 characters at most',
}

function regularExpressions(text: string, path: string): string[] {
  const found: string[] = []
  const add = (node: ESTree.Expression | { regex?: { pattern: string; flags: string } }) => {
    if ('regex' in node && node.regex) found.push(`/${node.regex.pattern}/${node.regex.flags}`)
  }
  new Visitor({ Literal: add }).visit(parseSync(path, text).program)
  return found
}

/** Whether the time that an expression takes may grow faster than the text. */
function isSlow(written: string): boolean {
  const end = written.lastIndexOf('/')
  const expression = new RegExp(written.slice(1, end), written.slice(end + 1))
  return analyse(expression).reports.length > 0
}

test('no regular expression takes longer than a text grows', () => {
  const slow = Object.entries(sources).flatMap(([path, text]) =>
    regularExpressions(text, path)
      .filter(
        (written) => isSlow(written) && !Object.hasOwn(bounded, written.slice(1, written.lastIndexOf('/'))),
      )
      .map((written) => `${path.slice(3)}: ${written}`),
  )
  expect(slow).toEqual([])
}, 60_000)

test.each(['/\\s+$/', '/^(a+)+$/', '/^ *(.*?) *$/'])('%s would be found', (written) => {
  expect(isSlow(written)).toBe(true)
})
