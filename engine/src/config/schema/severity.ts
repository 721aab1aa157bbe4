import { z } from 'zod'

/** How a kind of problem is reported: not at all, as a remark, as a warning, or as an error that stops the build. */
export const severity = z.enum(['ignore', 'log', 'warn', 'throw'])
