import { useState } from 'react'
import { Choice, Controls, Slider } from '../Exhibit/Controls.tsx'
import { Exhibit, Outcome, Rows } from '../Exhibit/Exhibit.tsx'
import styles from './ErrorBudget.module.css'
import { alarms, type Budget, budgetOf, formatNumber, minutesUntil, thresholdOf } from './errorBudget.ts'
import { englishWords, fill, type Words } from './words.ts'

const days = 30
const objectives = ['0.9', '0.95', '0.99', '0.995', '0.999', '0.9995', '0.9999']
const rates = [0.0001, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.18, 0.25, 0.5, 1]
const durations = [5, 19, 30, 60, 79, 120, 360, 720, 1440, 2880, 4320, 10_080, 20_160, 43_200]

interface ErrorBudgetProps {
  /** The language for numbers, and all texts of the exhibit where it is not English. */
  lang?: string
  words?: Words
  errorRate?: number
  /** Minutes. */
  lasting?: number
}

/** Shows how fast errors use up what an objective allows, and which alarms ring. */
export function ErrorBudget({ lang = 'en', words = englishWords, ...first }: ErrorBudgetProps) {
  const [objective, setObjective] = useState('0.999')
  const [rate, setRate] = useState(rates.indexOf(first.errorRate ?? 0.01))
  const [duration, setDuration] = useState(durations.indexOf(first.lasting ?? 360))
  const write = writer(lang, words)
  const errorRate = rates[rate]!
  const minutes = durations[duration]!
  const budget = budgetOf({ objective: Number(objective), days, errorRate })
  const end = Math.min(days * 1440, Math.max(2 * budget.lasts * 1440, 1.1 * minutes))
  const spent = Math.min(1, minutes / (budget.lasts * 1440))
  return (
    <Exhibit title={words.title}>
      <Controls>
        <Choice
          label={words.objective}
          value={objective}
          options={Object.fromEntries(objectives.map((each) => [each, write.percent(Number(each))]))}
          onChange={setObjective}
        />
        <Slider
          label={words.errorRate}
          shown={write.percent(errorRate)}
          value={rate}
          {...{ min: 0, max: rates.length - 1 }}
          onChange={setRate}
        />
        <Slider
          label={words.since}
          shown={write.time(minutes)}
          value={duration}
          {...{ min: 0, max: durations.length - 1 }}
          onChange={setDuration}
        />
      </Controls>
      <Chart
        budget={budget}
        minutes={minutes}
        end={end}
        label={fill(words.chart, { time: write.time(end) })}
      />
      <p className={styles.scale}>
        <span>0</span>
        <b>{fill(words.left, { share: write.percent(1 - spent) })}</b>
        <span>{write.time(end)}</span>
      </p>
      <Outcome>
        {fill(words.budget, {
          objective: write.percent(Number(objective)),
          minutes: write.time(budget.minutes),
        })}{' '}
        {fill(words.steady, {
          rate: write.percent(errorRate),
          burn: write.number(budget.burnRate),
          lasts: write.time(budget.lasts * 1440),
        })}{' '}
        {fill(words.gone, { time: write.time(minutes), spent: write.percent(spent) })}
      </Outcome>
      <Rows
        caption={words.table}
        head={[words.alarm, words.threshold, words.rings]}
        rows={alarms.map((alarm) => {
          const until = minutesUntil(alarm, budget, days)
          const [share, time] = [write.percent(alarm.share), write.time(alarm.hours * 60)]
          return [
            fill(words.ofBudget, { share, time, urgency: words[alarm.urgency] }),
            write.number(thresholdOf(alarm, days)),
            until === undefined ? words.never : fill(words.now, { time: write.time(until) }),
          ]
        })}
      />
    </Exhibit>
  )
}

interface ChartProps {
  budget: Budget
  /** How long the errors last, and up to when the chart goes. */
  minutes: number
  end: number
  label: string
}

const [width, height] = [640, 180]

/** What is left of the budget while the errors last, beside what would be left if it were spent evenly. */
function Chart({ budget, minutes, end, label }: ChartProps) {
  const toX = (passed: number) => (passed / end) * width
  const toY = (passed: number, lasts: number) => height * Math.min(1, passed / (lasts * 1440))
  const emptyAt = Math.min(end, budget.lasts * 1440)
  return (
    <svg
      className={styles.chart}
      viewBox={`-6 -6 ${width + 12} ${height + 12}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.axis} d={`M0 0V${height}H${width}`} />
      <path className={styles.even} d={`M0 0L${width} ${toY(end, days)}`} />
      <path className={styles.burn} d={`M0 0L${toX(emptyAt)} ${toY(emptyAt, budget.lasts)}H${toX(end)}`} />
      <circle cx={toX(minutes)} cy={toY(minutes, budget.lasts)} r="6" />
    </svg>
  )
}

/** Writes numbers in the language of the page. */
function writer(lang: string, words: Words) {
  const number = (value: number) => formatNumber(value, lang, 1)
  const percent = (share: number) => fill(words.percent, { count: formatNumber(share * 100, lang, 2) })
  const time = (minutes: number) => {
    if (minutes < 119.5 && minutes !== 60) return fill(words.minutes, { count: number(minutes) })
    if (minutes < 2879.5) return fill(words.hours, { count: number(minutes / 60) })
    return fill(words.days, { count: number(minutes / 1440) })
  }
  return { number, percent, time }
}
