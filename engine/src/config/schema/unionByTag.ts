import { z } from 'zod'

/**
 * A union whose members are told apart by a tag that users may leave out: `tagOf` finds it by looking.
 * So a mistake inside a member is reported as that member's, not as a failure of all of them.
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
