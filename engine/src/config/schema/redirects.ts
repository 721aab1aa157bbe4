import { z } from 'zod'

const from = z.string().startsWith('/', "must begin with '/'")

/** Addresses that pages had before. */
export const redirects = z
  .array(
    z.strictObject({
      /** The former address below `baseUrl`, such as `/old/page`, or a list of them. */
      from: z.union([from, z.array(from)]).transform((paths) => [paths].flat()),
      /** Where readers are led: an address below `baseUrl`, or a full address elsewhere. */
      to: z.string().min(1, 'must not be empty'),
    }),
  )
  .default([])
