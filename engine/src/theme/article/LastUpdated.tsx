import type { LastUpdate } from '../../model/pageData.ts'
import { DateText } from '../content/DateText.tsx'
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
              <DateText date={date} uiLang={uiLang} form={{ dateStyle: 'medium' }} />
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
