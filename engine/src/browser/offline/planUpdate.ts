/** What a device has to fetch, and what it can let go. */
export interface UpdatePlan {
  missing: string[]
  obsolete: string[]
}

/** Compares the files of a site with those on a device. An address holds the hash of its content, so what is there is right. */
export function planUpdate(files: string[], kept: string[]): UpdatePlan {
  const [wanted, present] = [new Set(files), new Set(kept)]
  return {
    missing: files.filter((file) => !present.has(file)),
    obsolete: kept.filter((file) => !wanted.has(file)),
  }
}
