import { useState } from 'react'
import { Choice, Controls, Slider } from '../Exhibit/Controls.tsx'
import { Exhibit, Legend, Outcome, Rows } from '../Exhibit/Exhibit.tsx'
import styles from './GrowthCurves.module.css'
import { curveOf, formatCount, formatTime, growths } from './growth.ts'

type Zoom = '1' | '2' | '3' | '4'

const zooms: Record<Zoom, string> = { '1': 'n', '2': 'n log n', '3': 'n²', '4': 'n³' }
const sizes = [5, 10, 20, 30, 50, 100, 200, 500, 1000, 10_000, 100_000, 1_000_000]

/** Draws how many steps common functions take, for inputs up to a size that the reader chooses. */
export function GrowthCurves() {
  const [size, setSize] = useState(2)
  const [zoom, setZoom] = useState<Zoom>('3')
  const n = sizes[size]!
  const top = growths[Number(zoom)]!.steps(n)
  return (
    <Exhibit title="How steps grow with the input">
      <Controls>
        <Slider
          label="n up to"
          shown={n.toLocaleString('en')}
          value={size}
          {...{ min: 0, max: sizes.length - 1 }}
          onChange={setSize}
        />
        <Choice label="The picture is as high as" value={zoom} options={zooms} onChange={setZoom} />
      </Controls>
      <svg className={styles.curves} viewBox="0 0 640 320" role="img" aria-label={`Curves up to n = ${n}`}>
        {growths.map((growth, index) => (
          <polyline
            key={growth.name}
            className={styles[`curve${index}`]}
            points={curveOf(growth, n, top)
              .map(([x, y]) => `${(x * 640).toFixed(1)},${(320 - y * 320).toFixed(1)}`)
              .join(' ')}
          />
        ))}
        <path className={styles.axis} d="M0 0V320H640" />
      </svg>
      <Legend entries={growths.map(({ name }, index) => [styles[`curve${index}`], name])} />
      <Outcome>{describe(n, zooms[zoom])}</Outcome>
      <Rows
        caption={`Steps and time for n = ${n}`}
        head={['Function', 'Steps', 'Time']}
        rows={growths.map(({ name, steps }) => [name, formatCount(steps(n)), formatTime(steps(n))])}
      />
    </Exhibit>
  )
}

function describe(n: number, highest: string): string {
  const [linear, square] = [growths[1]!.steps(n), growths[3]!.steps(n)].map(formatTime)
  return `With ${n.toLocaleString('en')} elements and 10⁸ steps a second, n takes ${linear} and n² takes ${square}. The picture ends at the last value of ${highest}; a curve that is above that leaves it at the top.`
}
