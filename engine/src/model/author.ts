/** The author of a post, as pages show them. */
export interface Author {
  name?: string
  title?: string
  description?: string
  imageUrl?: string
  /** The author's page in the blog, else their own URL, else a `mailto:` link. */
  href?: string
  socials: SocialLink[]
}

/** An account of an author at another site. */
export interface SocialLink {
  /** Display name: `GitHub`. */
  platform: string
  href: string
}
