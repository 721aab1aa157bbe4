import { z } from 'zod'
import { isScriptAddress } from '../../std/isScriptAddress.ts'

/** Where a link leads: any address but one that is code. */
export const address = z
  .string()
  .refine((href) => !isScriptAddress(href), 'must be an address, not code that runs when it is opened')
