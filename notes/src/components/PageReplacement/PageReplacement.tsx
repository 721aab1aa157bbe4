import { useState } from 'react'
import { Choice, Controls, Field, Slider } from '../Exhibit/Controls.tsx'
import { Exhibit, FoldedRows, Outcome, Rows } from '../Exhibit/Exhibit.tsx'
import { StepButtons, useSteps } from '../Exhibit/Steps.tsx'
import styles from './PageReplacement.module.css'
import { type Access, countFaults, type Policy, parsePages, replacePages } from './replacePages.ts'

const policies: Record<Policy, string> = {
  fifo: 'FIFO: the one that came first',
  lru: 'LRU: the one used longest ago',
  opt: 'Optimum: the one needed again last',
}
const first = '1 2 3 4 1 2 5 1 2 3 4 5'

/** Shows which page leaves memory when another one is needed. */
export function PageReplacement() {
  const [text, setText] = useState(first)
  const [frames, setFrames] = useState(3)
  const [policy, setPolicy] = useState<Policy>('fifo')
  const parsed = parsePages(text)
  const problem = typeof parsed === 'string' ? parsed : undefined
  const pages = (problem ? parsePages(first) : parsed) as number[]
  const history = replacePages(pages, frames, policy)
  const steps = useSteps(pages.length)
  const type = (typed: string) => {
    setText(typed)
    steps.act('restart')
  }
  return (
    <Exhibit title="Which page has to leave?">
      <Controls>
        <Field label="Pages in the order of use" value={text} problem={problem} onChange={type} />
        <Slider label="Frames" value={frames} min={1} max={6} onChange={setFrames} />
        <Choice label="What leaves" value={policy} options={policies} onChange={setPolicy} />
      </Controls>
      <ol className={styles.pages} aria-label="Accesses, one after the other">
        {history.map(({ page, isFault }, index) => (
          <li
            key={index}
            className={isFault ? styles.fault : undefined}
            data-is-done={index <= steps.step}
            aria-current={index === steps.step ? 'step' : undefined}
          >
            {page}
          </li>
        ))}
      </ol>
      <Frames access={history[steps.step]!} />
      <StepButtons {...steps} />
      <Outcome>{describe(history, steps.step)}</Outcome>
      <Rows
        caption={`Faults with ${frames} and with ${frames + 1} frames`}
        head={['What leaves', `${frames} frames`, `${frames + 1} frames`]}
        rows={Object.keys(policies).map((name) => [
          policies[name as Policy].split(':')[0],
          ...[frames, frames + 1].map((count) => countFaults(replacePages(pages, count, name as Policy))),
        ])}
      />
      <FoldedRows
        caption="All accesses as a table"
        head={['Page', 'In memory after it', 'Fault', 'Leaves']}
        rows={history.map(({ page, isFault, victim, ...after }) => [
          page,
          after.frames.map((each) => each ?? '–').join(' '),
          isFault ? 'fault' : '',
          victim ?? '',
        ])}
        current={steps.step}
      />
    </Exhibit>
  )
}

function Frames({ access }: { access: Access }) {
  return (
    <ol className={styles.frames} aria-label="Frames of memory">
      {access.frames.map((page, index) => (
        <li key={index} className={page === access.page ? styles.used : undefined}>
          {page ?? 'free'}
        </li>
      ))}
    </ol>
  )
}

function describe(history: Access[], step: number): string {
  const { page, isFault, victim } = history[step]!
  const faults = countFaults(history.slice(0, step + 1))
  const leaving = victim === undefined ? 'A frame was free.' : `Page ${victim} had to leave.`
  const event = isFault ? `Page ${page} was missing: a fault. ${leaving}` : `Page ${page} was in memory.`
  return `${event} ${faults} ${faults === 1 ? 'fault' : 'faults'} so far.`
}
