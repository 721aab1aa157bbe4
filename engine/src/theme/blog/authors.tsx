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
  const picture = imageUrl ? (
    <img className="author-picture" src={imageUrl} alt={name ? '' : (title ?? '')} />
  ) : (
    name && <Initials name={name} />
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

/** In place of a picture: the first letters of the first and the last name, in a hue that stays the author's. */
function Initials({ name }: { name: string }) {
  const letters = name.match(/(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]\p{M}*/gu) ?? []
  const shown = [letters[0], ...letters.slice(1).slice(-1)].join('').toUpperCase()
  const hue = ([...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % 8) + 1
  return (
    <span className="author-picture" data-hue={hue} aria-hidden="true">
      {shown}
    </span>
  )
}

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
