import results from '../../../bench/RESULTS.md?raw'
import styles from './PeerCharts.module.css'
import { readResults } from './readResults.ts'

/** What is drawn: rows of the results, each with what it means for somebody who chooses. */
const charts: Record<string, string> = {
  'Plain note: JavaScript after idle, KB':
    'Script on a page with text only, after gzip, once the browser is idle.',
  'First search result, KB': 'What is sent from the first click into the search until something is found.',
  'Cold build, CPU s': 'A build that has nothing kept from before.',
  'After one edit, CPU s': 'The next build, after one note was changed.',
  'Peak memory of all processes, MB': 'The most memory that a build holds.',
  'Dev server: start to first page, s': 'From the command to the first page in the browser.',
  'Dev server: edit to screen, ms': 'From saving a note to the changed word on the screen.',
}

/** Bars for the figures that `npm run bench:peers` measured. */
export function PeerCharts() {
  const { date, rows } = readResults(results)
  return (
    <>
      <p>Measured on {date}.</p>
      {Object.entries(charts).map(([title, meaning]) => (
        <PeerChart key={title} title={title} meaning={meaning} values={rows.get(title) ?? []} />
      ))}
    </>
  )
}

function PeerChart({
  title,
  meaning,
  values,
}: {
  title: string
  meaning: string
  values: [string, string][]
}) {
  const longest = Math.max(...values.map(([, value]) => Number.parseFloat(value) || 0))
  return (
    <table className={styles.chart}>
      <caption>
        <b>{title}</b> {meaning}
      </caption>
      <tbody>
        {values.map(([engine, value]) => (
          <tr key={engine} className={engine.startsWith('Sotay') ? styles.ours : undefined}>
            <th scope="row">{engine}</th>
            <td className={styles.value}>{value}</td>
            <td className={styles.room}>
              <Bar share={(Number.parseFloat(value) || 0) / longest} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Bar = ({ share }: { share: number }) => (
  <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
    <rect width={(share * 100).toFixed(1)} height="1" />
  </svg>
)
