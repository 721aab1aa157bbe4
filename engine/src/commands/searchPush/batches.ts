/** The most records that are sent at once, and about the most bytes: servers refuse larger requests. */
const [mostRecords, mostBytes] = [1000, 4_000_000]

/** Lists of records written as JSON, each list small enough for one request. */
export function cutBatches(records: object[]): string[][] {
  const batches: string[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const record of records) {
    const line = JSON.stringify(record)
    const size = Buffer.byteLength(line)
    const batch = batches.at(-1)
    if (!batch || batch.length === mostRecords || bytes + size > mostBytes) {
      batches.push([line])
      bytes = size
    } else {
      batch.push(line)
      bytes += size
    }
  }
  return batches
}
