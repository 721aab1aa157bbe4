/** The module of an island. */
export interface IslandModule {
  /** Hydrates an island and replays the reader's actions. Returns a function that ends it. */
  hydrate(island: HTMLElement, actions: Event[]): () => void
}

/** Fetches all files of an island at once, then runs them. Browsers may remember a failed import, but never a failed fetch. */
export async function loadIsland({ dataset }: HTMLElement): Promise<IslandModule> {
  const files = dataset.files!.split(' ')
  await Promise.all(files.map(fetchFile))
  return import(files[0]!)
}

async function fetchFile(address: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  await response.arrayBuffer()
}
