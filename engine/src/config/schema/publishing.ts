import { z } from 'zod'
import { address, callback } from './parts.ts'

/** Where and how `sotay deploy` publishes the site. Each key about the place has an environment variable that wins. */
export const deployment = {
  /** Owner of the repository to publish to. Left out, with `projectName`: the repository of the sources. */
  organizationName: z.string().optional(),
  /** Name of the repository to publish to. */
  projectName: z.string().optional(),
  /** The branch to publish to. Left out: `gh-pages`. */
  deploymentBranch: z.string().optional(),
  /** Host of the repository. */
  githubHost: z.string().default('github.com'),
  /** Port of the host, where it is not the usual one. */
  githubPort: z.union([z.string(), z.int().transform(String)]).optional(),
  /**
   * Puts an empty file `.nojekyll` at the root of the branch. Without it GitHub Pages runs Jekyll over the site, which
   * leaves out files, takes `{{` in a note's Markdown for its own syntax, and may refuse the whole site.
   */
  nojekyll: z.boolean().default(true),
}

const from = z.string().startsWith('/', "must begin with '/'")

/** Addresses that pages had before. */
export const redirects = z
  .array(
    z.strictObject({
      /** The former address below `baseUrl`, such as `/old/page`, or a list of them. */
      from: z.union([from, z.array(from)]).transform((paths) => [paths].flat()),
      /** Where readers are led: an address below `baseUrl`, or a full address elsewhere. */
      to: address.min(1, 'must not be empty'),
    }),
  )
  .default([])

/** Gives the former addresses of the page that has an address now. */
export const createRedirects = callback<(path: string) => string | string[] | undefined>().optional()

/** The sitemap: the addresses of all pages, for search engines. `false`: none. */
export const sitemap = z
  .union([
    z.literal(false),
    z.strictObject({
      /** Name of the file. */
      filename: z.string().endsWith('.xml', "must end in '.xml'").default('sitemap.xml'),
      /** How often pages change, as a hint for search engines. `null`: not given. */
      changefreq: z
        .enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'])
        .nullable()
        .default('weekly'),
      /** Priority of pages among those of the site, from 0 to 1. `null`: not given. */
      priority: z.number().min(0).max(1).nullable().default(0.5),
      /** When pages changed last, from git or front matter: the day, or the second. `null`: not given. */
      lastmod: z.enum(['date', 'datetime']).nullable().default(null),
      /** Patterns of paths to leave out, base included. `*` matches anything within a segment, `**` any segments. */
      ignorePatterns: z.array(z.string()).default([]),
    }),
  ])
  .prefault({})

/** What the site offers to programs that read it, such as language models. */
export const machineReaders = z.strictObject({
  /** A list of all notes with what they are about, as `llms.txt`. */
  llmsTxt: z.boolean().default(true),
  /** Each note as Markdown too, at the address of its page with `.md` after it. */
  markdown: z.boolean().default(true),
  /** A button below each note that copies it as Markdown. */
  copyPage: z.boolean().default(true),
  /**
   * Links beside that button which give a note to a program, such as
   * `{ label: 'Open in Claude', url: 'https://claude.ai/new?q=Read {url}' }`. In place of `{url}` comes the address of the
   * note's Markdown.
   */
  openIn: z
    .array(
      z.strictObject({
        label: z.string().min(1, 'must not be empty'),
        url: address.includes('{url}', 'must have {url} where the address of the note belongs'),
      }),
    )
    .default([]),
})

/**
 * The Content Security Policy, written to every page as a meta tag. It allows only scripts of the site and those that
 * settings name.
 */
export const contentPolicy = z.strictObject({
  /**
   * Restricts styles, fonts, forms and requests to the site too. Pictures, videos and frames of other hosts stay
   * allowed; so do style attributes, on a site where formulas, React or the HTML of notes may have them. The few kinds
   * of Mermaid diagrams that are drawn in the browser need styles that this forbids.
   */
  strict: z.boolean().default(false),
  /**
   * Hosts of which components of the site load scripts, such as `https://giscus.app`; `https://*.example.com` stands for
   * all below a domain. With `strict`, pages may also load styles and fonts from them, and send them forms and requests.
   * Hosts that `scripts` and `headTags` name, in their inline code too, need not be here.
   */
  hosts: z
    .array(
      z
        .string()
        .regex(
          /^https?:\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)*(?::\d+)?$/,
          'must be the address of a host without a path, such as https://giscus.app',
        ),
    )
    .default([]),
  /** Also writes the policy to a file `_headers`, which several static hosts send as headers. */
  headersFile: z.boolean().default(false),
})

/** What builds keep, shared between machines over a server. */
export const sharedCache = z.strictObject({
  /** Address of a server that speaks the protocol of Turborepo's remote cache. */
  url: z.url({ protocol: /^https?$/, error: 'must be an address that begins with https:// or http://' }),
  /** The team under which the server keeps it. */
  team: z.string().min(1, 'must not be empty').default('sotay'),
  /** The public one of the two keys that `sotay cache:keys` makes. Only what is signed with the other one is used. */
  publicKey: z.string().regex(/^[\w-]{43}$/, 'must be a public key as "sotay cache:keys" prints it'),
})
