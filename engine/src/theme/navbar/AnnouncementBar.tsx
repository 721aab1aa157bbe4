import type { Announcement } from '../../model/pageData.ts'
import { uiText } from '../../model/uiText.ts'
import { Html } from '../content/Html.tsx'

/** News for every reader. Its colours are in the site's stylesheet (`announcementStyles`), for pages carry no styles. */
export function AnnouncementBar({ announcement, lang }: { announcement: Announcement; lang: string }) {
  const { id, content, isCloseable } = announcement
  return (
    <div className="theme-announcement-bar" role="banner" data-announcement={id} lang={lang}>
      <Html html={content} />
      {isCloseable && (
        <button type="button" className="close" data-announcement-close aria-label={uiText('close')} hidden />
      )}
    </div>
  )
}
