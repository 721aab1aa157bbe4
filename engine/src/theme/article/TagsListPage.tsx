import type { ContentOf, PageData, TagLink } from '../../model/pageData.ts'
import { DocLayout } from '../layouts/DocLayout.tsx'
import { PageHeader } from '../layouts/PageHeader.tsx'

/** Every tag, by first letter. */
export function TagsListPage({ page, content }: { page: PageData; content: ContentOf<'tagsList'> }) {
  return (
    <DocLayout page={page}>
      <PageHeader title={page.title} />
      {content.groups.map(({ letter, tags }) => (
        <section className="tag-group" key={letter}>
          <h2>{letter}</h2>
          <ul className="tags">
            {tags.map((tag) => (
              <CountedTag key={tag.href} tag={tag} />
            ))}
          </ul>
        </section>
      ))}
    </DocLayout>
  )
}

function CountedTag({ tag }: { tag: TagLink }) {
  return (
    <li>
      <a className="tag" rel="tag" href={tag.href}>
        {tag.label} <span className="tag-count">{tag.count}</span>
      </a>
    </li>
  )
}
