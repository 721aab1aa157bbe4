import { url } from 'sotay:site'
import { useEffect } from 'react'
import { linkHref } from '../../theme/notes/linkHref.ts'
import { NoteHead } from '../../theme/notes/NoteHead.tsx'
import { NoteLink } from '../../theme/notes/NoteLink.tsx'
import { goTo } from './goTo.ts'

/** Redirects to another page: by a `<meta>` tag in a page that is built with it, by a script within an island. */
export function Redirect({ to }: { to: string }) {
  const href = linkHref(to)
  useEffect(() => goTo(href, 'replace'), [href])
  return (
    <>
      <NoteHead>
        <meta httpEquiv="refresh" content={`0; url=${href}`} />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={new URL(href, url).href} />
      </NoteHead>
      <p className="container margin-vert--lg">
        <NoteLink to={to}>{href}</NoteLink>
      </p>
    </>
  )
}
