import { title as siteTitle, titleDelimiter } from 'sotay:site'
import type { ReactNode } from 'react'
import { documentTitle } from '../../model/pageData.ts'
import { withBaseUrl } from './baseUrl.ts'
import { NoteHead } from './builtIn.tsx'

interface NoteLayoutProps {
  title?: string
  description?: string
  /** Class of `<body>`. */
  wrapperClassName?: string
  children?: ReactNode
}

/** Changes only the head and the class of the page: navbar and footer are around every React page anyway. */
export function NoteLayout({ title, description, wrapperClassName, children }: NoteLayoutProps) {
  return (
    <>
      <PageMetadata title={title} description={description} />
      {wrapperClassName && (
        <NoteHead>
          <body className={wrapperClassName} />
        </NoteHead>
      )}
      {children}
    </>
  )
}

interface PageMetadataProps {
  title?: string
  description?: string
  keywords?: string | string[]
  image?: string
  children?: ReactNode
}

/** Sets title, description, keywords and image in the page's `<head>`, and in its previews. */
export function PageMetadata({ title, description, keywords, image, children }: PageMetadataProps) {
  const fullTitle = title && documentTitle(title, { title: siteTitle, titleDelimiter })
  const imageUrl = image && withBaseUrl(image, { absolute: true })
  return (
    <NoteHead>
      {fullTitle && <title>{fullTitle}</title>}
      {fullTitle && <meta property="og:title" content={fullTitle} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      {keywords && <meta name="keywords" content={[keywords].flat().join(',')} />}
      {imageUrl && <meta property="og:image" content={imageUrl} />}
      {imageUrl && <meta name="twitter:image" content={imageUrl} />}
      {children}
    </NoteHead>
  )
}
