import { type ReactNode, useId } from 'react'
import styles from './Exhibit.module.css'

/** The frame around a picture that a reader can try things out on. */
export function Exhibit({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.exhibit} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

/** The result in words. Screen readers speak it when it changes. */
export function Outcome({ children }: { children: ReactNode }) {
  return (
    <p className={styles.outcome} aria-live="polite">
      {children}
    </p>
  )
}

interface RowsProps {
  /** What the table shows, for those who do not see what it is beside. */
  caption: string
  head: string[]
  rows: ReactNode[][]
  /** The row that belongs to what is on the screen. */
  current?: number
}

/** A table whose first column names its rows. */
export function Rows({ caption, head, rows, current }: RowsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll sideways on a phone.
    <div className={styles.rows} role="group" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], index) => (
            <tr key={index} aria-current={index === current ? 'step' : undefined}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Rows that would push the note's text apart, folded away. */
export function FoldedRows(props: RowsProps) {
  return (
    <details className={styles.fold}>
      <summary>{props.caption}</summary>
      <Rows {...props} />
    </details>
  )
}

/** What the colours of a picture mean; a class sets `color`. */
export function Legend({ entries }: { entries: [className: string | undefined, text: ReactNode][] }) {
  return (
    <ul className={styles.legend}>
      {entries.map(([className, text], index) => (
        <li key={index}>
          <i className={className} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  )
}
