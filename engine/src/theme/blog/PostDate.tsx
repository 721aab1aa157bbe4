interface PostDateProps {
  /** ISO 8601. */
  date: string
  uiLang: string
  /** Left out: the whole date. */
  form?: Intl.DateTimeFormatOptions
}

/** `January 2, 2024`, in the language of the interface. In UTC, so that every machine builds the same page. */
export function PostDate({ date, uiLang, form = { dateStyle: 'long' } }: PostDateProps) {
  const format = new Intl.DateTimeFormat(uiLang, { ...form, timeZone: 'UTC' })
  return <time dateTime={date}>{format.format(new Date(date))}</time>
}
