import type { SocialLink } from '../../model/blogContent.ts'
import { encodeUrl } from '../addresses/encodeUrl.ts'

/** Social platforms by their key in the authors file: the display name, and the URL prefix of an account. */
const platforms: Record<string, [name: string, address: string]> = {
  x: ['X', 'https://x.com/'],
  twitter: ['Twitter', 'https://twitter.com/'],
  github: ['GitHub', 'https://github.com/'],
  linkedin: ['LinkedIn', 'https://www.linkedin.com/in/'],
  stackoverflow: ['Stack Overflow', 'https://stackoverflow.com/users/'],
  bluesky: ['Bluesky', 'https://bsky.app/profile/'],
  instagram: ['Instagram', 'https://www.instagram.com/'],
  threads: ['Threads', 'https://www.threads.net/@'],
  mastodon: ['Mastodon', 'https://mastodon.social/@'],
  twitch: ['Twitch', 'https://twitch.tv/'],
  youtube: ['YouTube', 'https://youtube.com/@'],
  email: ['Email', 'mailto:'],
}

/** Whether an account is written in a valid form: a full URL, or a name without a slash. */
export function isSocialAccount(account: string): boolean {
  return isFullAddress(account) || !account.includes('/')
}

/** The accounts of an author as links. On a platform not listed above, only a full URL becomes a link. */
export function socialLinks(socials: Record<string, string>): SocialLink[] {
  return Object.entries(socials).flatMap(([name, account]) => {
    const [platform, address] = platforms[name.toLowerCase()] ?? [name]
    if (isFullAddress(account)) return [{ platform, href: account }]
    return address === undefined ? [] : [{ platform, href: address + encodeUrl(account.replace(/^@/, '')) }]
  })
}

const isFullAddress = (account: string) => /^(?:https?:\/\/|mailto:)/i.test(account)
