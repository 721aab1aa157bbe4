/** Who wrote a post, as pages show it. */
export interface Author {
  name?: string
  title?: string
  description?: string
  imageUrl?: string
  /** The author's page in the blog, else elsewhere, else a way to write to them. */
  href?: string
  socials: SocialLink[]
}

/** An account of an author at another site. */
export interface SocialLink {
  /** As people know it: `GitHub`. */
  platform: string
  href: string
}
