import { useState } from 'react'
import { Controls, Field } from '../Exhibit/Controls.tsx'
import { Exhibit, FoldedRows, Outcome } from '../Exhibit/Exhibit.tsx'
import { StepButtons, useSteps } from '../Exhibit/Steps.tsx'
import styles from './ArrayWalk.module.css'
import { findPair, findShortestPart, type Look, parseNumber, parseNumbers, type Walk } from './walkArray.ts'

type Technique = 'two pointers' | 'sliding window'

const techniques = {
  'two pointers': {
    title: 'Two pointers over your own array',
    find: findPair,
    target: 'Sum of the pair',
    prepare: (items: number[]) => items.toSorted((one, other) => one - other),
    check: () => undefined,
  },
  'sliding window': {
    title: 'A window over your own array',
    find: findShortestPart,
    target: 'Sum to reach',
    prepare: (items: number[]) => items,
    check: (items: number[]) =>
      items.some((item) => item < 1)
        ? 'With a number below 1, pushing one out can raise the sum: the argument fails.'
        : undefined,
  },
}

interface ArrayWalkProps {
  technique: Technique
  array: string
  target: string
}

/** Walks through an array of the reader's, one comparison at a time. */
export function ArrayWalk({ technique, ...start }: ArrayWalkProps) {
  const [text, setText] = useState(start.array)
  const [target, setTarget] = useState(start.target)
  const { title, find, prepare, ...rules } = techniques[technique]
  const parsed = parseNumbers(text)
  const problem = typeof parsed === 'string' ? parsed : rules.check(parsed)
  const sum = parseNumber(target)
  const items = prepare(problem ? (parseNumbers(start.array) as number[]) : (parsed as number[]))
  const walk = find(items, typeof sum === 'number' ? sum : Number(start.target))
  const steps = useSteps(walk.looks.length)
  const type = (set: (value: string) => void) => (value: string) => {
    set(value)
    steps.act('restart')
  }
  const look = walk.looks[steps.step]!
  const isLast = steps.step === steps.last
  return (
    <Exhibit title={title}>
      <Controls>
        <Field label="Array" value={text} problem={problem} onChange={type(setText)} />
        <Field
          label={rules.target}
          value={target}
          problem={typeof sum === 'number' ? undefined : sum}
          onChange={type(setTarget)}
        />
      </Controls>
      <Cells items={items} look={look} found={isLast ? walk.found : undefined} />
      <StepButtons {...steps} />
      <Outcome>
        {look.because} {isLast && `So ${walk.result}.`}
      </Outcome>
      <FoldedRows {...tableOf(walk)} current={steps.step} />
    </Exhibit>
  )
}

interface CellsProps {
  items: number[]
  look: Look
  found?: number[]
}

function Cells({ items, look, found }: CellsProps) {
  const nameOf = (index: number) =>
    [index === look.left && 'left', index === look.right && 'right'].filter(Boolean).join(', ')
  return (
    <ol className={styles.cells}>
      {items.map((item, index) => (
        <li key={index} className={classOf(index, look)} data-is-found={found?.includes(index)}>
          <b>{item}</b>
          <span>{nameOf(index)}</span>
        </li>
      ))}
    </ol>
  )
}

/** A number that is out of the question, within the pointers, or still to come. */
function classOf(index: number, { isOut, right }: Look): string | undefined {
  if (isOut(index)) return styles.out
  return index <= right ? styles.in : undefined
}

function tableOf({ looks, result }: Walk) {
  return {
    caption: `All steps as a table: ${result}`,
    head: ['Step', 'Left', 'Right', 'Sum'],
    rows: looks.map(({ left, right, sum }, index) => [index + 1, left, right, sum]),
  }
}
