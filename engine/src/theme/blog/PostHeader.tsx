import type { ReactNode } from 'react'
import type { PostHead } from '../../model/blogContent.ts'
import { DateText } from '../content/DateText.tsx'
import { replaceable } from '../overrides/replaceable.tsx'
import { useUiText } from '../useUiText.ts'
import { AuthorView } from './AuthorView.tsx'

interface PostHeaderProps {
  head: PostHead
  uiLang: string
  /** The heading with the title. */
  children: ReactNode
}

/** The header of a post: title, date, reading time and authors. */
export const PostHeader = replaceable(
  'PostHeader',
  ({ head: { date, readingMinutes, authors }, uiLang, children }: PostHeaderProps) => {
    const uiText = useUiText()
    return (
      <header className="post-header">
        {children}
        <p className="post-meta">
          <DateText date={date} uiLang={uiLang} form={{ dateStyle: 'long' }} />
          {readingMinutes !== undefined && <span>{uiText('readingTime', { count: readingMinutes })}</span>}
        </p>
        {authors.length > 0 && (
          <ul className="post-authors">
            {authors.map((author, index) => (
              <li key={index}>
                <AuthorView author={author} />
              </li>
            ))}
          </ul>
        )}
      </header>
    )
  },
)
