import { site } from 'sotay:site'
import type { ReactNode } from 'react'
import { NoteHead } from './NoteHead.tsx'
import { withBaseUrl } from './withBaseUrl.ts'

interface PageMetadataProps {
  title?: string
  description?: string
  keywords?: string | string[]
  image?: string
  children?: ReactNode
}

/** Sets title, description, keywords and image in the page's `<head>`. */
export function PageMetadata({ title, description, keywords, image, children }: PageMetadataProps) {
  return (
    <NoteHead>
      {title && <title>{`${title} | ${site.title}`}</title>}
      {description && <meta name="description" content={description} />}
      {keywords && <meta name="keywords" content={[keywords].flat().join(',')} />}
      {image && <meta property="og:image" content={withBaseUrl(image, { absolute: true })} />}
      {children}
    </NoteHead>
  )
}
