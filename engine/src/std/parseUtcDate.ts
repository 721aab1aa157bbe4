const zoned = /(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i

/** Parses a date written by people. Without a time zone it is in UTC, so that every machine gets the same. */
export function parseUtcDate(written: string): Date | undefined {
  const text = written.trim()
  const time = Date.parse(
    zoned.test(text) && /:/.test(text) ? text : `${text.replace(/(?<=\d)T(?=\d)/, ' ')} UTC`,
  )
  return Number.isNaN(time) ? undefined : new Date(time)
}
