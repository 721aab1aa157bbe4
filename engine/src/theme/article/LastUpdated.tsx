import type { LastUpdate } from '../../model/pageData.ts'
import { replaceable } from '../overrides/replaceable.tsx'
import { SlottedText, slot } from '../SlottedText.tsx'
import { useUiText } from '../useUiText.ts'

/** When the page last changed, and who changed it, as far as known. */
export const LastUpdated = replaceable(
  'LastUpdated',
  ({ update: { date, author }, uiLang }: { update: LastUpdate; uiLang: string }) => {
    const uiText = useUiText()
    return (
      <span className="theme-last-updated">
        {uiText('lastUpdated')}
        {date && (
          <SlottedText text={uiText('lastUpdatedOn', { date: slot })}>
            <b>
              <time dateTime={date}>{formatDate(date, uiLang)}</time>
            </b>
          </SlottedText>
        )}
        {author && (
          <SlottedText text={uiText('lastUpdatedBy', { author: slot })}>
            <b>{author}</b>
          </SlottedText>
        )}
      </span>
    )
  },
)

/** `Nov 20, 2026`. In UTC, so that every machine builds the same page. */
function formatDate(date: string, uiLang: string): string {
  return new Intl.DateTimeFormat(uiLang, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(date))
}
