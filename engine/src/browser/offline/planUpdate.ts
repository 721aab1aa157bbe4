/** The files that a device has to fetch, and those it can delete. */
export interface UpdatePlan {
  missing: string[]
  obsolete: string[]
}

/**
 * Compares the files of a site with those on a device. Addresses contain a hash of the content, so a file that is
 * there is up to date.
 */
export function planUpdate(files: string[], kept: string[]): UpdatePlan {
  const [wanted, present] = [new Set(files), new Set(kept)]
  return {
    missing: files.filter((file) => !present.has(file)),
    obsolete: kept.filter((file) => !wanted.has(file)),
  }
}
