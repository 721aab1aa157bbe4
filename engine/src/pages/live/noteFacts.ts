import { encodePath } from '../../model/paths.ts'
import type { NoteFacts } from '../../theme/notes/noteContext.ts'
import type { NotePage } from './notePage.ts'

/** The facts about a note that its components can read. */
export function noteFacts({ outline, headings, path }: NotePage): NoteFacts {
  const { file, frontMatter, contentTitle, excerpt } = outline
  return {
    frontMatter,
    metadata: {
      title: frontMatter.title ?? contentTitle ?? '',
      description: frontMatter.description ?? excerpt,
      permalink: encodePath(path),
      source: `@site/${file.source}`,
    },
    toc: headings.map(({ html, id, level }) => ({ value: html, id, level })),
    contentTitle,
  }
}
