import { z } from 'zod'
import type { SeverityRule } from '../../diagnostics/diagnostic.ts'
import { callback } from './callback.ts'

/** How a kind of problem is reported: not at all, as a remark, as a warning, or as an error that stops the build. */
export const severity = z.enum(['ignore', 'log', 'warn', 'throw'])

/** The same, or a function that chooses it for each problem from its message, file and line. */
export const severityRule = z.union([severity, callback<Extract<SeverityRule, CallableFunction>>()])
