import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { OutputPath } from '../../model/paths.ts'
import { searchFolder } from '../../model/searchSettings.ts'
import { compressIndexFile, hashOfIndexFile, type IndexFile, type RecallIndex } from '../../output/outputs.ts'
import { type FormerFacts, type FormerFile, factsOf } from '../../pages/createRenderer.ts'
import type { IndexMemory } from '../../search/building/buildSearchIndex.ts'
import { hashFacts } from '../caches.ts'

type KeptTerms = Parameters<IndexMemory['keep']>[0]

/** What is kept of the search indexes of a language. JSON. */
export interface KeptIndexes {
  /** The search indexes by what they were made of: for each file a hash of what it holds, uncompressed. */
  indexes: Record<string, Record<string, [hash: string, facts: FormerFacts]>>
  /** Their terms, by the folder of each. */
  terms: Record<string, KeptTerms>
}

interface FormerIndexes {
  known: KeptIndexes
  /** Where the output has the files. */
  folder: string
}

/**
 * After an edit of a note most files of an index are as they were, and the output has not changed since: these are
 * neither made nor compressed, and not kept anywhere else.
 */
export function createRecallIndex(
  recallIndex: RecallIndex,
  next: KeptIndexes,
  former: FormerIndexes | undefined,
): RecallIndex {
  let isCarried = true
  return (facts, make) => {
    const [name, place] = [hashFacts(facts), String(facts[0])]
    const kept = former?.known.terms[place]
    const keep = (terms: KeptTerms) => {
      // Reading the terms of versions that nobody edits would cost more than it saves.
      if (former && isCarried) for (const each of Object.keys(next.terms)) delete next.terms[each]
      isCarried = false
      next.terms[place] = terms
    }
    const files = former
      ? recallFormer(former, name, (read) =>
          make({ former: kept && { kept, read: (file) => read(searchFolder + place + file) }, keep }),
        )
      : recallIndex(facts, () => make({ keep }))
    if (isCarried && kept && former?.known.indexes[name]) next.terms[place] = kept
    next.indexes[name] = Object.fromEntries(
      files.map(({ path, hash, ...file }) => [
        path,
        [hash, 'former' in file ? file.former : factsOf(file.contents)],
      ]),
    )
    return files
  }
}

function recallFormer(
  { known: { indexes }, folder }: FormerIndexes,
  name: string,
  make: (read: (path: string) => Uint8Array) => IndexFile[],
): ReturnType<RecallIndex> {
  const toFormer = (path: OutputPath, [hash, facts]: [hash: string, facts: FormerFacts]) => ({
    ...formerFile(folder, path, facts),
    hash,
  })
  const same = indexes[name]
  if (same) return Object.entries(same).map(([path, known]) => toFormer(path as OutputPath, known))
  const before = new Map(Object.values(indexes).flatMap((files) => Object.entries(files)))
  return make((path) => gunzipSync(readFileSync(join(folder, path)))).map((file) => {
    const former = before.get(file.path)
    if (former && file.isFormer) return toFormer(file.path, former)
    const hash = hashOfIndexFile(file.bytes)
    return former?.[0] === hash ? toFormer(file.path, former) : compressIndexFile(file, hash)
  })
}

/** A file that the output folder still has as the last build wrote it: the record has its state. */
export const formerFile = (folder: string, path: OutputPath, former: FormerFacts): FormerFile => ({
  path,
  read: () => readFileSync(join(folder, path)),
  former,
})
