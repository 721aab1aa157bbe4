import { useState } from 'react'
import { Choice, Controls, Slider } from '../Exhibit/Controls.tsx'
import { Exhibit, FoldedRows, Legend, Outcome } from '../Exhibit/Exhibit.tsx'
import { StepButtons, useSteps } from '../Exhibit/Steps.tsx'
import styles from './CongestionWindow.module.css'
import { type Path, type Round, simulateWindow } from './simulateWindow.ts'

const rounds = 40

/** Shows round by round how much a TCP sender dares to have under way. */
export function CongestionWindow() {
  const [path, setPath] = useState<Path>({
    algorithm: 'reno',
    capacity: 60,
    receiveWindow: 120,
    roundTrip: 0.08,
  })
  const change = (changes: Partial<Path>) => setPath({ ...path, ...changes })
  const trace = simulateWindow(path, rounds)
  const steps = useSteps(rounds, 'end')
  const timeoutIn = path.timeoutIn === undefined ? 0 : path.timeoutIn + 1
  return (
    <Exhibit title="What a sender dares to send">
      <Controls>
        <Choice
          label="Congestion control"
          value={path.algorithm}
          options={{ reno: 'Reno: half, then +1 a round', cubic: 'CUBIC: 70 %, then a curve' }}
          onChange={(algorithm) => change({ algorithm })}
        />
        <Slider
          label="The path holds"
          shown={`${path.capacity} segments`}
          value={path.capacity}
          {...{ min: 5, max: 150, step: 5 }}
          onChange={(capacity) => change({ capacity })}
        />
        <Slider
          label="Receive window"
          shown={`${path.receiveWindow} segments`}
          value={path.receiveWindow}
          {...{ min: 5, max: 150, step: 5 }}
          onChange={(receiveWindow) => change({ receiveWindow })}
        />
        <Slider
          label="Round trip"
          shown={`${Math.round(path.roundTrip * 1000)} ms`}
          value={path.roundTrip * 1000}
          {...{ min: 10, max: 300, step: 10 }}
          onChange={(time) => change({ roundTrip: time / 1000 })}
        />
        <Slider
          label="Timeout in"
          shown={timeoutIn === 0 ? 'no round' : `round ${timeoutIn}`}
          value={timeoutIn}
          {...{ min: 0, max: rounds }}
          onChange={(round) => change({ timeoutIn: round === 0 ? undefined : round - 1 })}
        />
      </Controls>
      <Chart trace={trace} capacity={path.capacity} shown={steps.step} />
      <Legend
        entries={[
          [styles.start, 'slow start'],
          [styles.avoidance, 'congestion avoidance'],
          [styles.lost, 'something was lost (crossed)'],
          [styles.limit, `what the path holds: ${path.capacity}`],
        ]}
      />
      <StepButtons {...steps} />
      <Outcome>{describe(trace, path, steps.step)}</Outcome>
      <FoldedRows
        caption="All rounds as a table"
        head={['Round', 'Sent', 'Phase', 'Outcome']}
        rows={trace.map(({ sent, phase, loss }, index) => [index + 1, sent, phase, outcomes[loss ?? 'none']])}
        current={steps.step}
      />
    </Exhibit>
  )
}

const outcomes = { none: 'arrived', repaired: 'loss, repaired', timeout: 'timeout' }

const width = 640
const height = 260

interface ChartProps {
  trace: Round[]
  capacity: number
  /** The last round to show. */
  shown: number
}

function Chart({ trace, capacity, shown }: ChartProps) {
  const top = Math.max(capacity, ...trace.map(({ sent }) => sent)) * 1.05
  const toY = (segments: number) => height - (segments / top) * height
  const slot = width / trace.length
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label="Segments sent in each round trip">
      {trace.map(({ sent, phase, loss }, index) => {
        const [x, y] = [index * slot + 1.5, toY(index <= shown ? sent : 0)]
        const kind = loss ? styles.lost : phase === 'slow start' ? styles.start : styles.avoidance
        return (
          <g key={index} className={`${styles.bar} ${kind}`}>
            <rect x={x} y={y} width={slot - 3} height={height - y} />
            {loss && index <= shown && (
              <path className={styles.cross} d={`M${x} ${y + 2}l${slot - 3} 12m0-12l${3 - slot} 12`} />
            )}
          </g>
        )
      })}
      <line className={styles.limit} x2={width} y1={toY(capacity)} y2={toY(capacity)} />
      <line className={styles.axis} x2={width} y1={height} y2={height} />
    </svg>
  )
}

function describe(trace: Round[], { roundTrip }: Path, shown: number): string {
  const past = trace.slice(0, shown + 1)
  const carried = past.reduce((sum, { sent }) => sum + sent, 0)
  const losses = past.filter(({ loss }) => loss).length
  const { sent, phase } = past.at(-1)!
  const time = ((shown + 1) * roundTrip).toFixed(2)
  const ofLosses =
    losses === 1 ? 'in 1 of them something was lost' : `in ${losses} of them something was lost`
  return `Round ${shown + 1}: ${sent} segments, in ${phase}. After ${time} s, ${carried.toLocaleString('en')} segments were sent in ${shown + 1} rounds; ${ofLosses}.`
}
