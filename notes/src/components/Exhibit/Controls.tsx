import { type ReactNode, useId } from 'react'
import styles from './Controls.module.css'

/** The fields of an exhibit. They are hidden where no script runs, since nothing would answer them. */
export function Controls({ children }: { children: ReactNode }) {
  return (
    <form className={styles.controls} onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  )
}

interface SliderProps {
  label: string
  /** The value in words, where it is more than the number: "80 ms". */
  shown?: string
  value: number
  min: number
  max: number
  step?: number
  onChange(value: number): void
}

/** A number to choose by a slider. */
export function Slider({ label, shown, value, onChange, ...range }: SliderProps) {
  return (
    <label>
      <span>
        {label} <b>{shown ?? value}</b>
      </span>
      <input
        type="range"
        value={value}
        aria-label={label}
        aria-valuetext={shown}
        onChange={({ target }) => onChange(Number(target.value))}
        {...range}
      />
    </label>
  )
}

interface ChoiceProps<Value extends string> {
  label: string
  value: Value
  /** The texts of the options by their values. */
  options: Record<Value, string>
  onChange(value: Value): void
}

/** One of several options to choose. */
export function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <select aria-label={label} value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {Object.entries<string>(options).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

interface FieldProps {
  label: string
  value: string
  /** Why the value cannot be used. */
  problem?: string
  isLong?: boolean
  /** Whether it takes a line of its own. */
  isWide?: boolean
  onChange(value: string): void
}

/** A text to type. */
export function Field({ label, value, problem, isLong, isWide, onChange }: FieldProps) {
  const id = useId()
  const attributes = {
    id,
    value,
    spellCheck: false,
    autoComplete: 'off',
    'aria-invalid': problem !== undefined,
    'aria-describedby': `${id}problem`,
  }
  return (
    <div className={isWide ? `${styles.field} ${styles.wide}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea rows={3} {...attributes} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input type="text" {...attributes} onChange={({ target }) => onChange(target.value)} />
      )}
      <span id={`${id}problem`} className={styles.problem} aria-live="polite">
        {problem}
      </span>
    </div>
  )
}

/** Something to switch on or off. */
export function Switch(props: { label: string; isOn: boolean; onChange(isOn: boolean): void }) {
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={props.isOn} onChange={({ target }) => props.onChange(target.checked)} />
      {props.label}
    </label>
  )
}
