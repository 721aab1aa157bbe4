import { useState } from 'react'
import { Controls, Slider } from '../Exhibit/Controls.tsx'
import { Exhibit, Legend, Outcome, Rows } from '../Exhibit/Exhibit.tsx'
import styles from './HashRing.module.css'
import { type Arc, arcsOf, coverage, movedArcs, movedByModulo, ringOf } from './hashRing.ts'

const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']

/** Shows who owns which part of a hash ring, and what moves when a server joins or leaves. */
export function HashRing() {
  const [{ count, before }, setServers] = useState({ count: 5, before: 4 })
  const [points, setPoints] = useState(3)
  const ring = ringOf(names.slice(0, count), points)
  const moved = movedArcs(ringOf(names.slice(0, before), points), ring)
  const arcs = arcsOf(ring)
  return (
    <Exhibit title="A ring to add servers to">
      <Controls>
        <Slider
          label="Servers"
          value={count}
          {...{ min: 2, max: names.length }}
          onChange={(next) => setServers({ count: next, before: count })}
        />
        <Slider label="Points per server" value={points} {...{ min: 1, max: 100 }} onChange={setPoints} />
      </Controls>
      <svg className={styles.ring} viewBox="-110 -110 220 220" role="img" aria-label={label(count, points)}>
        {names.slice(0, count).map((name, index) => (
          <path key={name} className={styles[`server${index}`]} d={draw(ofServer(arcs, name), 84)} />
        ))}
        {names.slice(0, count).map((name) => (
          <text key={name} className={styles.name} {...middleOf(ofServer(arcs, name))}>
            {name}
          </text>
        ))}
        <path className={styles.moved} d={draw(moved, 102)} />
        <text y="-4">{percent(coverage(moved))}</text>
        <text y="14" className={styles.small}>
          of the keys moved
        </text>
      </svg>
      <Legend entries={names.slice(0, count).map((name, index) => [styles[`server${index}`], name])} />
      <Outcome>{describe(count, before, coverage(moved))}</Outcome>
      <Rows
        caption="Share of the keys on each server"
        head={['Server', 'Keys', 'Of its fair share', 'New keys']}
        rows={names
          .slice(0, count)
          .map((name) => rowOf(name, coverage(ofServer(arcs, name)) * count, count, ofServer(moved, name)))}
      />
    </Exhibit>
  )
}

const ofServer = (arcs: Arc[], name: string) => arcs.filter(({ server }) => server === name)
const percent = (share: number) => `${(share * 100).toFixed(1)}\u00a0%`
const label = (count: number, points: number) =>
  `A ring with ${count} servers and ${points} points of each. The table below has their shares.`

function rowOf(name: string, share: number, count: number, gained: Arc[]): string[] {
  const isNew = gained.length === 0 ? '–' : percent(coverage(gained))
  return [name, percent(share / count), `${share.toFixed(2)} times`, isNew]
}

function describe(count: number, before: number, moved: number): string {
  const change = count > before ? 'came' : 'went'
  const ideal = Math.abs(count - before) / Math.max(count, before)
  return `${before} servers became ${count}: ${names.slice(Math.min(count, before), Math.max(count, before)).join(', ')} ${change}. On the ring ${percent(moved)} of the keys moved, with "hash % servers" ${percent(movedByModulo(before, count))} would have. Equal shares would have moved ${percent(ideal)}.`
}

/** Draws arcs as one path; a circle's top is 0, and it runs clockwise. */
function draw(arcs: Arc[], radius: number): string {
  return arcs.map(({ from, to }) => drawArc(from, Math.min(to, from + 0.9999), radius)).join('')
}

/** Where the longest of some arcs has its middle. */
function middleOf(arcs: Arc[]): { x: string; y: string } {
  const [longest] = arcs.toSorted((one, other) => other.to - other.from - (one.to - one.from))
  const [x, y] = pointAt((longest!.from + longest!.to) / 2, 84)
  return { x: x!, y: y! }
}

const pointAt = (share: number, radius: number) =>
  [Math.sin(share * 2 * Math.PI), -Math.cos(share * 2 * Math.PI)].map((part) => (part * radius).toFixed(2))

function drawArc(from: number, to: number, radius: number): string {
  return `M${pointAt(from, radius)}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${pointAt(to, radius)}`
}
