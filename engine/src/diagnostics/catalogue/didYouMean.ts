/** "Did you mean …?" with a suggestion; undefined without one. */
export function didYouMean(nearest: string | undefined): string | undefined {
  return nearest && `Did you mean "${nearest}"?`
}
