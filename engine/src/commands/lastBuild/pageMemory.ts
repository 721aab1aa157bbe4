import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Part } from '../../bundle/bundle.ts'
import { localeFolder } from '../../config/locale/translations.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import type { OutputPath } from '../../model/paths.ts'
import { searchFolder } from '../../model/searchSettings.ts'
import { compressIndexFile, hashOfIndexFile, type IndexFile, type RecallIndex } from '../../output/outputs.ts'
import {
  type FormerFacts,
  type FormerFile,
  factsOf,
  type RecallCopy,
  type Renderer,
  renderAlways,
} from '../../pages/createRenderer.ts'
import { isLiveNote } from '../../pages/live/renderNote.ts'
import type { LanguageMemory, RecallPage, RenderedRoute } from '../../pages/renderPages.ts'
import type { IndexMemory } from '../../search/building/buildSearchIndex.ts'
import { documentOf } from '../../site/routes/routeSource.ts'
import type { Route } from '../../site/site.ts'
import { hashFacts } from '../caches.ts'
import { Inputs } from './inputs.ts'

/** The pages of a build, by language, for the next one. */
export type KeptPages = Record<string, LanguagePages>

interface LanguagePages {
  /** A hash of all that is not noted by page. */
  whole: string
  pages: Record<string, KeptPage>
  /** The Markdown copies of pages. */
  copies: Record<string, KeptFile>
  /** The search indexes by what they were made of: for each file a hash of what it holds, uncompressed. */
  indexes: Record<string, Record<string, [hash: string, facts: FormerFacts]>>
  /** Their terms, by the folder of each. */
  terms: Record<string, KeptTerms>
}

type KeptTerms = Parameters<IndexMemory['keep']>[0]

/** A file that was made of inputs. JSON. */
interface KeptFile {
  /** Each input with the hash of its value. */
  reads: [input: string, hash: string][]
  facts: FormerFacts
}

/** A page that was rendered, and what was read for it besides what all pages are rendered from. JSON. */
interface KeptPage extends KeptFile {
  hasNoIndex: boolean
  parts: string[]
  preview: RenderedRoute['preview']
  addresses: RenderedRoute['body']['addresses']
  ids: string[] | undefined
}

/** What a build has from the one before, if nothing of the site has changed since but texts of notes. */
export interface FormerPages {
  /** Absolute. */
  outDir: string
  /** The files of the changed notes. Absolute. */
  changed: string[]
  kept: KeptPages
}

/** The memory of one build: of the pages that it has from the one before, and of all for the next one. */
export interface BuildMemory {
  of(language: string): OfLanguage
  kept: KeptPages
}

interface OfLanguage extends LanguageMemory {
  /** Gives the files of indexes that the output has already as such. */
  openIndex(recallIndex: RecallIndex, i18n: SiteConfig['i18n']): RecallIndex
}

/**
 * Creates the memory. A page is taken from the build before if all that was read for it is as it was. Of notes, pictures
 * and drawings each is an input of its own; all else is one input of all pages, so that nothing can be forgotten. Pages
 * that show what code of the site makes are rendered each time, and so are those with problems.
 */
export function createMemory(former: FormerPages | undefined): BuildMemory {
  const build: Build = { former, notes: new Set(), kept: {} }
  const languages = new Map<string, OfLanguage>()
  return {
    kept: build.kept,
    of(language) {
      const memory = languages.get(language) ?? createOfLanguage(language, build)
      languages.set(language, memory)
      return memory
    },
  }
}

/** What the languages of a build share. */
interface Build {
  former: FormerPages | undefined
  /** The files of all notes. Absolute. */
  notes: Set<string>
  kept: KeptPages
}

function createOfLanguage(language: string, { former, notes, kept }: Build): OfLanguage {
  let inputs = new Inputs()
  let work: Recalling | undefined
  const indexes: KeptIndexes = { indexes: {}, terms: {} }
  const begin = (whole: string): LanguagePages => {
    kept[language] = { whole, pages: {}, copies: {}, ...indexes }
    return kept[language]
  }
  begin('')
  const folderOf = (i18n: SiteConfig['i18n']) =>
    join(former?.outDir ?? '', localeFolder(i18n, language) ?? '')
  return {
    watch(documents, siteDir, nameOf) {
      inputs = new Inputs(nameOf)
      work = undefined
      for (const { file } of documents) notes.add(join(siteDir, file.source))
      return inputs.watchDocuments(documents)
    },
    open(renderer) {
      const { bundle, site } = renderer
      if (bundle.overrides) return { renderer, recall: (_, render) => render() }
      inputs.watchDescriptions(site)
      const watched = inputs.watchRenderer(renderer)
      // These are what code of the site makes.
      const { pageModules: _, components: __, ...files } = bundle
      const whole = inputs.hashRest({ ...watched, bundle: files })
      const next = begin(whole)
      const before = former?.changed.every((path) => notes.has(path)) ? former.kept[language] : undefined
      const known = before?.whole === whole ? before : undefined
      // What is kept of single pages stays as it is: of few it would lose the others.
      const recalling = known ? { ...watched, recallHtml: renderAlways } : watched
      work = { inputs, known, next, renderer, folder: folderOf(site.config.i18n) }
      return { renderer: recalling, recall: createRecall(work) }
    },
    // What copies are made from besides their inputs is among what pages are.
    openCopies: (renderer) =>
      work ? { renderer: inputs.watchRenderer(renderer), recallCopy: createRecallCopy(work) } : { renderer },
    openIndex(recallIndex, i18n) {
      const known = former?.kept[language]
      const before = known && { known, folder: folderOf(i18n) }
      return createRecallIndex(recallIndex, indexes, before)
    },
  }
}

interface Recalling {
  inputs: Inputs
  known: LanguagePages | undefined
  next: LanguagePages
  renderer: Renderer
  folder: string
}

function createRecall({ inputs, known, next, renderer, folder }: Recalling): RecallPage {
  const { parts } = renderer.bundle
  const names = new Map(Object.entries(parts).map(([name, part]) => [part as Part, name]))
  return (route, render) => {
    const name = route.output
    const page = known?.pages[name]
    if (page && isSame(page, inputs)) {
      next.pages[name] = page
      return toRoute(page, route, { renderer, folder })
    }
    const { result, reads } = inputs.noting(render)
    const { page: fresh, preview, body, diagnostics } = result
    const isPlain = route.target.kind !== 'reactPage' && !inputs.documentsOf(reads).some(isLiveNote)
    if (isPlain && diagnostics.length === 0)
      next.pages[name] = {
        ...toKept(reads, fresh.html(), inputs),
        hasNoIndex: fresh.hasNoIndex,
        parts: fresh.parts.map((part) => names.get(part)!),
        preview,
        addresses: body.addresses,
        ids: body.ids && [...body.ids],
      }
    return result
  }
}

function createRecallCopy({ inputs, known, next, folder }: Recalling): RecallCopy {
  return (path, render) => {
    const kept = known?.copies[path]
    if (kept && isSame(kept, inputs)) {
      next.copies[path] = kept
      return formerFile(folder, path, kept.facts)
    }
    const { result, reads } = inputs.noting(render)
    next.copies[path] = toKept(reads, result, inputs)
    return { path, contents: result }
  }
}

type KeptIndexes = Pick<LanguagePages, 'indexes' | 'terms'>

interface FormerIndexes {
  known: KeptIndexes
  /** Where the output has the files. */
  folder: string
}

/**
 * After an edit of a note most files of an index are as they were, and the output has not changed since: these are
 * neither made nor compressed, and not kept anywhere else.
 */
function createRecallIndex(
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
const formerFile = (folder: string, path: OutputPath, former: FormerFacts): FormerFile => ({
  path,
  read: () => readFileSync(join(folder, path)),
  former,
})

const toKept = (reads: string[], contents: string | Buffer, inputs: Inputs): KeptFile => ({
  reads: reads.map((input) => [input, inputs.hashOf(input)]),
  facts: factsOf(contents),
})

/** Whether all that a file was made from is as it was. */
const isSame = ({ reads }: KeptFile, inputs: Inputs) =>
  reads.every(([input, hash]) => inputs.hashOf(input) === hash)

function toRoute(
  { facts, hasNoIndex, parts, preview, addresses, ids }: KeptPage,
  route: Route,
  { renderer, folder }: Pick<Recalling, 'renderer' | 'folder'>,
): RenderedRoute {
  const { output, target } = route
  const all: Record<string, Part> = renderer.bundle.parts
  return {
    page: {
      output,
      html: () => readFileSync(join(folder, output)),
      hasNoIndex,
      parts: parts.map((name) => all[name]!),
      former: facts,
    },
    preview,
    body: {
      route,
      document: documentOf(target, renderer.documents),
      addresses,
      ids: ids && new Set(ids),
    },
    diagnostics: [],
  }
}
