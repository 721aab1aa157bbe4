import { formatDate } from '../../std/dates.ts'

interface DateTextProps {
  /** ISO 8601. */
  date: string
  uiLang: string
  form: Intl.DateTimeFormatOptions
}

/** A date in the language of the interface, with a machine-readable `datetime`. */
export function DateText({ date, uiLang, form }: DateTextProps) {
  return <time dateTime={date}>{formatDate(date, uiLang, form)}</time>
}
