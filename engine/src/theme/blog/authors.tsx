import type { Author, SocialLink } from '../../model/blogContent.ts'
import type { ContentOf, PageData } from '../../model/pageData.ts'
import { externalAttributes } from '../content/pieces.tsx'
import { DocLayout, PageHeader } from '../layouts/DocLayout.tsx'
import { replaceable } from '../overrides/replaceable.tsx'
import { useUiText } from '../texts.tsx'

/** Everyone who writes in the blog, and how much. */
export function AuthorsListPage({ page, content }: { page: PageData; content: ContentOf<'authorsList'> }) {
  const uiText = useUiText()
  return (
    <DocLayout page={page}>
      <PageHeader title={page.title} />
      <ul className="authors-list">
        {content.authors.map((author, index) => (
          <li key={index}>
            <AuthorView author={author} />
            {author.description && <p>{author.description}</p>}
            <small>{uiText('posts', { count: author.count })}</small>
          </li>
        ))}
      </ul>
    </DocLayout>
  )
}

/** An author: picture, name, title and profiles on other sites. */
export const AuthorView = replaceable('AuthorView', ({ author }: { author: Author }) => {
  const { name, title, imageUrl, href, socials } = author
  const picture = imageUrl && (
    <img className="author-picture" src={imageUrl} alt={name ? '' : (title ?? '')} />
  )
  return (
    <div className="author">
      {picture}
      <div>
        {name && <AuthorName name={name} href={href} />}
        {title && <small>{title}</small>}
        {socials.length > 0 && <Socials socials={socials} />}
      </div>
    </div>
  )
})

function AuthorName({ name, href }: { name: string; href?: string }) {
  if (!href) return <b>{name}</b>
  return (
    <a className="author-name" href={href} {...externalAttributes(/^https?:/i.test(href))}>
      {name}
    </a>
  )
}

function Socials({ socials }: { socials: SocialLink[] }) {
  return (
    <ul className="author-socials">
      {socials.map(({ platform, href }) => (
        <li key={href}>
          <a href={href} {...externalAttributes(!href.startsWith('mailto:'))}>
            {platform}
          </a>
        </li>
      ))}
    </ul>
  )
}
