import { z } from 'zod'

/** Where `sotay deploy` publishes the site. Each key has an environment variable that wins over it. */
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
}
