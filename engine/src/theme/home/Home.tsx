import type { NewPage, News, ShelfSection } from '../../model/pageParts.ts'
import type { UiText } from '../../model/uiText.ts'
import { DateText } from '../content/pieces.tsx'
import { SearchInput } from '../search/SearchParts.tsx'

/** The search field of a home page: a form like that of the navbar, which the same script makes live. */
export function HomeSearch({ action, label, name }: { action: string; label: string; name: string }) {
  return (
    <form className="search-box home-search" role="search" aria-label={name} action={action}>
      <SearchInput className="home-search-input" label={label} />
    </form>
  )
}

/** The sections of the docs, each with its most linked pages. */
export function Shelf({ sections, label }: { sections: ShelfSection[]; label: string }) {
  if (sections.length === 0) return null
  return (
    <nav className="shelf" aria-label={label}>
      {sections.map(({ label, href, icon, hue, inside, links }) => (
        <section key={href} data-hue={hue}>
          <h2>
            <a href={href} data-tile={icon}>
              {label}
            </a>
          </h2>
          <small>{inside}</small>
          <ul>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

interface HomeNewsProps {
  news: News
  uiText: UiText
  uiLang: string
}

/** The pages that were changed last, and the newest posts. */
export function HomeNews({ news: { pages, posts }, uiText, uiLang }: HomeNewsProps) {
  if (pages.length + posts.length === 0) return null
  return (
    <div className="home-news">
      {pages.length > 0 && <NewList title={uiText('newPages')} pages={pages} uiLang={uiLang} />}
      {posts.length > 0 && <NewList title={uiText('recentPosts')} pages={posts} uiLang={uiLang} />}
    </div>
  )
}

function NewList({ title, pages, uiLang }: { title: string; pages: NewPage[]; uiLang: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {pages.map(({ href, label, date, about }) => (
          <li key={href}>
            <DateText date={date} uiLang={uiLang} form={dayAndMonth} />
            <a href={href}>{label}</a>
            {about && <p>{about}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const dayAndMonth = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
