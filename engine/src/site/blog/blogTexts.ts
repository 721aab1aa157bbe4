import type { UiText } from '../../model/uiText.ts'
import type { PageTexts } from '../page/pageTexts.ts'
import type { TargetOf } from '../site.ts'
import type { Blog, BlogTarget, PostListTarget } from './blog.ts'

/** The title and description of a blog page. A blog that is the whole site has no title besides the site's. */
export function blogTexts(target: BlogTarget, uiText: UiText): PageTexts {
  switch (target.kind) {
    case 'post':
      return postTexts(target)
    case 'postList':
      return listTexts(target, uiText)
    case 'blogTags':
      return { title: uiText('tags') }
    case 'blogAuthors':
      return { title: uiText('authors') }
    case 'blogArchive':
      return { title: uiText('archive'), description: uiText('archive') }
  }
}

function postTexts({ post }: TargetOf<'post'>): PageTexts {
  const { title, description, outline } = post
  return { title: outline.frontMatter.title_meta ?? title, description: description || undefined }
}

function listTexts({ subject, blog, postCount }: PostListTarget, uiText: UiText): PageTexts {
  const nPosts = uiText('posts', { count: postCount })
  switch (subject.kind) {
    case 'blog':
      return {
        title: isWholeSite(blog) ? '' : blog.config.blogTitle,
        description: blog.config.blogDescription,
      }
    case 'tag':
      return {
        title: uiText('postsTagged', { nPosts, tag: subject.tag.label }),
        description: subject.tag.description,
      }
    case 'author':
      return {
        title: uiText('postsOfAuthor', { nPosts, authorName: subject.author.name ?? subject.author.key! }),
        description: subject.author.description,
      }
  }
}

const isWholeSite = ({ config }: Blog) => /^\/*$/.test(config.routeBasePath)
