const formats = new Map<string, Intl.DateTimeFormat>()

/** A date in words, such as `January 2, 2024`. In UTC, so that every machine writes the same. */
export function formatDate(date: string, locale: string, form: Intl.DateTimeFormatOptions): string {
  return formatOf(locale, form).format(new Date(date))
}

/** Cached, because creating a format takes a hundred times as long as using it. */
function formatOf(locale: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, form])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}

const zoned = /(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i

const day = /^(?<year>\d{4,})[-/](?<month>\d{1,2})[-/](?<date>\d{1,2})/

/**
 * Parses a date written by people. Without a time zone it is in UTC, so that every machine gets the same. Years have
 * four digits and are written, and 31 February is not a date.
 */
export function parseUtcDate(written: string): Date | undefined {
  const text = written.trim()
  const { year, month, date } = day.exec(text)?.groups ?? {}
  if (year === '0000' || Number(year) > 9999 || !/\d{4}/.test(text)) return undefined
  if (date && new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))).getUTCDate() !== Number(date))
    return undefined
  const padded = text.replace(/-(\d)(?=[-T ])/g, '-0$1')
  const time = Date.parse(
    zoned.test(text) && /:/.test(text) ? padded : `${text.replace(/(?<=\d)T(?=\d)/, ' ')} UTC`,
  )
  return Number.isNaN(time) ? undefined : new Date(time)
}

/**
 * For a date whose month and day could be exchanged (`01/02/2026`), as ISO writes them: as it is read, which is with the
 * month first, and with the day first.
 */
export function ambiguousDate(written: string): { read: string; other: string } | undefined {
  const [, first = '', second = '', year] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\b/.exec(written.trim()) ?? []
  if (year === undefined || Number(first) > 12 || Number(second) > 12 || Number(first) === Number(second))
    return undefined
  const [one, two] = [first.padStart(2, '0'), second.padStart(2, '0')]
  return { read: `${year}-${one}-${two}`, other: `${year}-${two}-${one}` }
}
