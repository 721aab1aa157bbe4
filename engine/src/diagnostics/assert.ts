/** Throws if a condition fails that only a bug of Sotay can break, and says where to report it. */
export function assert(condition: unknown, expectation: string): asserts condition {
  if (!condition)
    throw new Error(
      `Sotay expected ${expectation}. This is a bug in Sotay, please report it with what you did.`,
    )
}
