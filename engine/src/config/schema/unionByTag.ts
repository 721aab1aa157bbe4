import { z } from 'zod'

/**
 * A discriminated union whose tag users may leave out: `tagOf` derives it from the item. So a mistake within a member
 * is reported as that member's, not as a failure of all members.
 */
export function unionByTag<Union extends z.ZodType>(
  tag: string,
  tagOf: (item: object) => string,
  union: Union,
) {
  return z
    .custom<z.input<Union>>((item) => typeof item === 'object' && item !== null, 'must be an object')
    .transform((item): unknown => ({ [tag]: tagOf(item as object), ...(item as object) }))
    .pipe(union as z.ZodType<z.output<Union>>)
}
