import { useId, useState } from 'react'
import { type Familiarity, planReviews, type ReviewPlan } from './planReviews.ts'
import styles from './ReviewPlanner.module.css'

const choices: { value: Familiarity; label: string }[] = [
  { value: 'new', label: 'It is new to me' },
  { value: 'familiar', label: 'I have met it before' },
  { value: 'nearly', label: 'I nearly know it' },
]

/** Says when to come back to a note so that it is still known after some weeks. */
export function ReviewPlanner() {
  const [familiarity, setFamiliarity] = useState<Familiarity>('new')
  const [horizon, setHorizon] = useState(60)
  const [start, setStart] = useState('')
  const id = useId()
  const plan = planReviews(familiarity, horizon)
  return (
    <section className={styles.planner} aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>When to come back to a note</h3>
      <form className={styles.choices} onSubmit={(event) => event.preventDefault()}>
        <label>
          The topic
          <select value={familiarity} onChange={({ target }) => setFamiliarity(target.value as Familiarity)}>
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={`${id}horizon`}>
          <span>
            To be known for <b>{horizon} days</b>
          </span>
          <input
            id={`${id}horizon`}
            type="range"
            min={14}
            max={180}
            step={2}
            value={horizon}
            aria-valuetext={`${horizon} days`}
            onChange={({ target }) => setHorizon(Number(target.value))}
          />
        </label>
        <label>
          Note written on
          <input type="date" value={start} onChange={({ target }) => setStart(target.value)} />
        </label>
      </form>
      <Curve plan={plan} horizon={horizon} />
      <p aria-live="polite">
        Reviewed like this, {percent(plan.kept)} of it is still known after {horizon} days. Without any
        review, {plan.keptWithout < 0.01 ? 'almost nothing' : percent(plan.keptWithout)} would be left.
      </p>
      <ol className={styles.days}>
        {plan.days.map((day) => (
          <li key={day}>{start ? dateAfter(start, day) : `Day ${day}`}</li>
        ))}
      </ol>
    </section>
  )
}

const width = 640
const height = 150

function Curve({ plan, horizon }: { plan: ReviewPlan; horizon: number }) {
  const draw = (points: [number, number][]) =>
    points.map(([day, share]) => `${toX(day, horizon)},${toY(share)}`).join(' ')
  return (
    <svg className={styles.curve} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={describe(plan)}>
      <line className={styles.axis} x1="0" x2={width} y1={height - 1} y2={height - 1} />
      <polyline className={styles.without} points={draw(plan.curveWithout)} />
      <polyline className={styles.with} points={draw(plan.curve)} />
      {plan.days.map((day) => (
        <circle key={day} className={styles.review} cx={toX(day, horizon)} cy={toY(1)} r="4" />
      ))}
    </svg>
  )
}

const toX = (day: number, horizon: number) => ((day / horizon) * (width - 12) + 6).toFixed(1)
const toY = (share: number) => (8 + (1 - share) * (height - 16)).toFixed(1)
const percent = (share: number) => `${Math.round(share * 100)} %`
const describe = ({ kept, keptWithout }: ReviewPlan) =>
  `What is remembered: ${percent(kept)} at the end with the reviews, ${percent(keptWithout)} without.`

function dateAfter(start: string, days: number): string {
  const date = new Date(`${start}T12:00:00`)
  date.setDate(date.getDate() + days)
  return date.toLocaleDateString('en-GB', { weekday: 'short', day: 'numeric', month: 'short' })
}
