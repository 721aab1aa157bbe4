import { useRef, useState } from 'react'
import { Controls, Field, Switch } from '../Exhibit/Controls.tsx'
import { Exhibit, Outcome, Rows } from '../Exhibit/Exhibit.tsx'
import { cutText, findMatches, type Match, type Search, type SearchResult } from './findMatches.ts'
import styles from './RegexTester.module.css'
import { limitInMs, searchInWorker } from './searchInWorker.ts'

const first: Search = {
  pattern: '(?<day>\\d{4}-\\d\\d-\\d\\d) (?<time>[\\d:]+) (?:WARN|ERROR)',
  flags: '',
  text: '2026-11-20 07:31:09 WARN pool exhausted\n2026-11-20 07:31:10 INFO retry\n2026-11-20 07:31:12 ERROR gave up',
}
const flagNames = {
  i: 'i: upper and lower case alike',
  m: 'm: ^ and $ at each line',
  s: 's: . takes line breaks',
  u: 'u: . takes a whole emoji, and \\p{L} any letter',
}

type Shown = { text: string; result: SearchResult | 'too slow' }

/** Runs the reader's pattern over the reader's text. */
export function RegexTester() {
  const [search, setSearch] = useState(first)
  const [{ text, result }, show] = useState<Shown>(() => ({ text: first.text, result: findMatches(first) }))
  const stop = useRef(() => {})
  const change = (changes: Partial<Search>) => {
    const next = { ...search, ...changes }
    setSearch(next)
    stop.current()
    stop.current = searchInWorker(next, (result) => show({ text: next.text, result }))
  }
  const problem = typeof result === 'object' && 'problem' in result ? result.problem : undefined
  const matches = typeof result === 'object' && 'matches' in result ? result.matches : []
  return (
    <Exhibit title="Try a pattern">
      <Controls>
        <Field
          label="Pattern (JavaScript)"
          value={search.pattern}
          problem={problem}
          isWide
          onChange={(pattern) => change({ pattern })}
        />
        {Object.entries(flagNames).map(([flag, label]) => (
          <Switch
            key={flag}
            label={label}
            isOn={search.flags.includes(flag)}
            onChange={() => change({ flags: toggle(search.flags, flag) })}
          />
        ))}
      </Controls>
      <Controls>
        <Field label="Text" value={search.text} isLong onChange={(typed) => change({ text: typed })} />
      </Controls>
      <pre className={styles.text}>
        {cutText(text, matches).map((part, index) =>
          part.isMatch ? <mark key={index}>{part.text}</mark> : part.text,
        )}
      </pre>
      <Outcome>{describe(result)}</Outcome>
      {matches.length > 0 && (
        <Rows
          caption="Matches"
          head={['Match', 'From', 'To', 'Groups']}
          rows={matches.slice(0, 20).map((match) => rowOf(text, match))}
        />
      )}
    </Exhibit>
  )
}

const toggle = (flags: string, flag: string) =>
  flags.includes(flag) ? flags.replace(flag, '') : flags + flag

function describe(result: Shown['result']): string {
  if (result === 'too slow')
    return `Stopped after ${limitInMs / 1000} s. The pattern can cut this text in too many ways, and has to try them all.`
  if ('problem' in result) return 'Nothing was searched.'
  const { length } = result.matches
  return length === 1 ? '1 match.' : `${length === 200 ? 'The first 200' : length} matches.`
}

function rowOf(text: string, { from, to, groups }: Match) {
  const taken = groups.map((group) => `${group.name}: ${group.text ?? '–'}`)
  return [<code key="match">{text.slice(from, to) || 'nothing'}</code>, from, to, taken.join(', ')]
}
