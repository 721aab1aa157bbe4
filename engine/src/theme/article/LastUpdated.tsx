import type { ReactNode } from 'react'
import type { LastUpdate } from '../../model/pageData.ts'
import { uiText } from '../../model/uiText.ts'

/** When the page last changed, and who changed it, as far as known. */
export function LastUpdated({ update: { date, author }, uiLang }: { update: LastUpdate; uiLang: string }) {
  return (
    <span className="theme-last-updated">
      {uiText('lastUpdated')}
      {date && (
        <Strong within={uiText('lastUpdatedOn', { date: slot })}>
          <time dateTime={date}>{formatDate(date, uiLang)}</time>
        </Strong>
      )}
      {author && <Strong within={uiText('lastUpdatedBy', { author: slot })}>{author}</Strong>}
    </span>
  )
}

/** Holds the place of an element in a text. */
const slot = '\0'

function Strong({ within, children }: { within: string; children: ReactNode }) {
  const [before, after] = within.split(slot)
  return (
    <>
      {before}
      <b>{children}</b>
      {after}
    </>
  )
}

/** `Nov 20, 2026`. In UTC, so that every machine builds the same page. */
function formatDate(date: string, uiLang: string): string {
  return new Intl.DateTimeFormat(uiLang, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
}
