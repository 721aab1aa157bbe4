/**
 * Fetches a module and its imports at once, then runs it; `files` are their addresses, the module's first. Browsers may
 * remember a failed import, but never a failed fetch, so that it can be tried again.
 */
export async function importFiles<Module>(files: string): Promise<Module> {
  const addresses = files.split(' ')
  await Promise.all(addresses.map(fetchFile))
  return import(addresses[0]!)
}

async function fetchFile(address: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  await response.arrayBuffer()
}
