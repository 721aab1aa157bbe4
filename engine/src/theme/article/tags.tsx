import type { ContentOf, PageData } from '../../model/pageData.ts'
import type { PageLink } from '../../model/pageParts.ts'
import { DocLayout, PageHeader } from '../layouts/DocLayout.tsx'
import { replaceable } from '../overrides/replaceable.tsx'
import { classNames, useUiText } from '../texts.tsx'
import { VisibilityBanner } from './PageNotices.tsx'

/** The notes with a tag, and the posts with it where the blog shares the tags of the notes. */
export function TagPage({ page, content }: { page: PageData; content: ContentOf<'tag'> }) {
  const uiText = useUiText()
  return (
    <DocLayout page={page}>
      <VisibilityBanner unlisted={content.unlisted} />
      <PageHeader title={page.title}>
        {content.description && <p>{content.description}</p>}
        <a href={content.tagsHref}>{uiText('viewAllTags')}</a>
      </PageHeader>
      {content.docs.map(({ label, href, description }) => (
        <article className="tagged-doc" key={href}>
          <h2>
            <a href={href}>{label}</a>
          </h2>
          {description && <p>{description}</p>}
        </article>
      ))}
      {content.posts.length > 0 && (
        <section className="tagged-doc">
          <h2>{uiText('postsWithTag')}</h2>
          <ul>
            {content.posts.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </DocLayout>
  )
}

/** Every tag, by first letter. */
export function TagsListPage({ page, content }: { page: PageData; content: ContentOf<'tagsList'> }) {
  return (
    <DocLayout page={page}>
      <PageHeader title={page.title} />
      <TagGroups groups={content.groups} />
    </DocLayout>
  )
}

/** Tags by their first letters. */
export function TagGroups({ groups }: Pick<ContentOf<'tagsList'>, 'groups'>) {
  return groups.map(({ letter, tags }) => (
    <article className="tag-group" key={letter}>
      <h2 id={letter}>{letter}</h2>
      <ul className="tags">
        {tags.map(({ label, href, count }) => (
          <li key={href}>
            <a className="tag" rel="tag" href={href}>
              {label}
              <span className="tag-count">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </article>
  ))
}

/** The labelled row of tags below a note or a post. */
export const TagsRow = replaceable(
  'TagsRow',
  ({ tags, className }: { tags: PageLink[]; className?: string }) => {
    const uiText = useUiText()
    return (
      <div className={classNames('theme-doc-footer-tags-row', className)}>
        <b>{uiText('tagsLabel')}</b>
        <TagList tags={tags} />
      </div>
    )
  },
)

/** Tags in a row, each linking to its page. */
export function TagList({ tags }: { tags: PageLink[] }) {
  return (
    <ul className="tags">
      {tags.map(({ label, href }) => (
        <li key={href}>
          <a className="tag" rel="tag" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
