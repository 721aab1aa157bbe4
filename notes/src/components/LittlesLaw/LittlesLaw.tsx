import { useState } from 'react'
import { Controls, Slider } from '../Exhibit/Controls.tsx'
import { Exhibit, Legend, Outcome, Rows } from '../Exhibit/Exhibit.tsx'
import styles from './LittlesLaw.module.css'
import { type Load, loadOf, type Service, timeInSystem } from './littlesLaw.ts'

/** Shows how many threads of a service are busy, and what happens when all of them are. */
export function LittlesLaw() {
  const [service, setService] = useState<Service>({ rate: 50, seconds: 0.2, workers: 100 })
  const change = (changes: Partial<Service>) => setService({ ...service, ...changes })
  const load = loadOf(service)
  return (
    <Exhibit title="How many are inside at once?">
      <Controls>
        <Slider
          label="Requests a second, λ"
          value={service.rate}
          {...{ min: 10, max: 800, step: 10 }}
          onChange={(rate) => change({ rate })}
        />
        <Slider
          label="Time of one, W"
          shown={`${service.seconds} s`}
          value={service.seconds * 20}
          {...{ min: 1, max: 60 }}
          onChange={(twentieths) => change({ seconds: twentieths / 20 })}
        />
        <Slider
          label="Threads"
          value={service.workers}
          {...{ min: 10, max: 200, step: 10 }}
          onChange={(workers) => change({ workers })}
        />
      </Controls>
      <Threads load={load} workers={service.workers} />
      <Legend
        entries={[
          [styles.busy, `${round(load.busy)} busy`],
          [styles.idle, `${round(service.workers - load.busy)} idle`],
        ]}
      />
      <Outcome>{describe(service, load)}</Outcome>
      <Rows
        caption="Mean time of a request, waiting included, as a multiple of its own time"
        head={['Busy', 'Time with 1 thread', `With ${service.workers} threads`]}
        rows={rowsOf(load.inside / service.workers, service.workers)}
      />
    </Exhibit>
  )
}

const perLine = 20
const size = 16

/** A square for each thread; those at work are filled. */
function Threads({ load, workers }: { load: Load; workers: number }) {
  const lines = Math.ceil(workers / perLine)
  const label = `${round(load.busy)} of ${workers} threads are busy.`
  return (
    <svg
      className={styles.threads}
      viewBox={`0 0 ${perLine * size} ${lines * size}`}
      role="img"
      aria-label={label}
    >
      {Array.from({ length: workers }, (_, index) => (
        <rect
          key={index}
          className={index < load.busy ? (load.growth > 0 ? styles.full : styles.busy) : styles.idle}
          x={(index % perLine) * size + 2}
          y={Math.floor(index / perLine) * size + 2}
          width={size - 4}
          height={size - 4}
          rx="2"
        />
      ))}
    </svg>
  )
}

function describe({ rate, seconds, workers }: Service, { inside, limit, growth }: Load): string {
  const law = `L = ${rate} × ${seconds} = ${round(inside)} requests are inside at once.`
  return growth > 0
    ? `${law} There are only ${workers} threads, which do at most ${round(limit)} requests a second: the queue before them grows by ${round(growth)} each second.`
    : `${law} ${workers} threads carry up to ${round(limit)} requests a second.`
}

/** By how busy the threads are: what waits for one thread is soon served by one of many. */
function rowsOf(yours: number, workers: number): string[][] {
  const row = (name: string, share: number) => [
    name,
    ...[1, workers].map((count) => times(timeInSystem(share, count))),
  ]
  const usual = [0.5, 0.8, 0.9].map((share) => row(`${share * 100} %`, share))
  return yours < 1 ? [...usual, row(`${Math.round(yours * 100)} % (yours)`, yours)] : usual
}

const times = (value: number) => `${value.toLocaleString('en', { maximumFractionDigits: 2 })} times`
const round = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })
