import type { Announcement } from '../../model/pageData.ts'
import { Html } from '../content/pieces.tsx'
import { replaceable } from '../overrides/replaceable.tsx'
import { useUiText } from '../texts.tsx'

/** An announcement above the navbar. Its configured colours are in the stylesheet (`bundle/styles/gatherStyles.ts`). */
export const AnnouncementBar = replaceable(
  'AnnouncementBar',
  ({ announcement, lang }: { announcement: Announcement; lang: string }) => {
    const uiText = useUiText()
    const { id, content, isCloseable } = announcement
    return (
      <div className="theme-announcement-bar" role="banner" lang={lang} data-announcement={id}>
        <Html html={content} />
        {isCloseable && (
          <button
            type="button"
            className="close"
            data-announcement-close
            aria-label={uiText('close')}
            hidden
          />
        )}
      </div>
    )
  },
)
