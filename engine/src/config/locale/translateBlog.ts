import type { SiteConfig } from '../siteConfig.ts'
import type { Translate } from './translate.ts'

type Blog = Exclude<SiteConfig['blog'], false>

/** The blog's own texts in another language. */
export function translateBlog(blog: Blog, translate: Translate): Blog {
  return {
    ...blog,
    blogTitle: translate('title', blog.blogTitle),
    blogDescription: translate('description', blog.blogDescription),
    blogSidebarTitle: translate('sidebar.title', blog.blogSidebarTitle),
  }
}
