import type { PageContent, PageData, TagLink } from '../../model/pageData.ts'
import { DocLayout } from '../layouts/DocLayout.tsx'

type TagsList = Extract<PageContent, { kind: 'tagsList' }>

/** Every tag, by first letter. */
export function TagsListPage({ page, content }: { page: PageData; content: TagsList }) {
  return (
    <DocLayout page={page}>
      <header className="page-header">
        <h1>{page.title}</h1>
      </header>
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
