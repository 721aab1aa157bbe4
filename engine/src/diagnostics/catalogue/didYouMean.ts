/** Asks whether something else was meant; undefined where nothing is near. */
export function didYouMean(nearest: string | undefined): string | undefined {
  return nearest && `Did you mean "${nearest}"?`
}
