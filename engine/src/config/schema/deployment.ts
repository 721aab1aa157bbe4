import { z } from 'zod'

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
