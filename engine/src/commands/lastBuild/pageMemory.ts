import { join } from 'node:path'
import { type Part, withoutCode } from '../../bundle/bundle.ts'
import { localeFolder } from '../../config/locale/translations.ts'
import type { SiteConfig } from '../../config/siteConfig.ts'
import { CodeRemembers, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { RecallIndex } from '../../output/outputs.ts'
import {
  type FormerFacts,
  factsOf,
  type RecallCopy,
  type Renderer,
  renderAlways,
} from '../../pages/createRenderer.ts'
import { isLiveNote } from '../../pages/live/renderNote.tsx'
import type { LanguageMemory, RecallPage, RenderedRoute } from '../../pages/renderPages.ts'
import { documentOf } from '../../site/routes/routeSource.ts'
import type { Route } from '../../site/site.ts'
import { memoize } from '../../std/collections.ts'
import { hashFacts } from '../valueCache.ts'
import { createRecallIndex, formerFile, type KeptIndexes } from './indexMemory.ts'
import { Inputs } from './inputs.ts'
import { askingAside } from './recordReads.ts'

/** The pages of a build, by language, for the next one. */
export type KeptPages = Record<string, LanguagePages>

interface LanguagePages extends KeptIndexes {
  /** A hash of all that is not noted by page. */
  whole: string
  /** A hash of the notes that code of the site shows; empty if its pages are to be rendered each time. */
  live: string
  /** A hash of where that code is. */
  code: string
  trust: CodeTrust
  /** What was read, each with the hash of its value. */
  inputs: [input: string, hash: string][]
  pages: Record<string, KeptPage>
  /** The Markdown copies of pages. */
  copies: Record<string, KeptFile>
}

/** What builds have shown of code of the site: that it gives the same whatever it has rendered before, or that it does not. */
type CodeTrust = 'untried' | 'trusted' | 'remembers'

/** A file that was made of inputs. JSON. */
interface KeptFile {
  /** The places of these in the list of inputs. */
  reads: number[]
  facts: FormerFacts
}

/** A page that was rendered, and what was read for it besides what all pages are rendered from. JSON. */
interface KeptPage extends KeptFile {
  /** Whether code of the site shows something on it. */
  isLive: boolean
  hasNoIndex: boolean
  parts: string[]
  preview: RenderedRoute['preview']
  addresses: RenderedRoute['body']['addresses']
  ids: string[] | undefined
  problems: Diagnostic[]
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
 * and drawings each is an input of its own; all else is one input of all pages, so that nothing can be forgotten.
 *
 * Code of the site may remember what it has rendered, so all its pages are taken, or none. Then it is rendered in the other
 * direction: if each page that would be the same is, and each other one is the same twice, that code is trusted to
 * remember nothing, and its pages are taken like others from now on. If not, `CodeRemembers` is thrown, because only a
 * process that has rendered nothing gives what a build from nothing gives. Pages on which such code fails are rendered
 * each time, for what it says of the place is only true of the code that has just run; so are all its pages if it asks for
 * what may change at any time while one is rendered.
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
  const begin = (facts: Pick<LanguagePages, 'whole' | 'live' | 'code' | 'trust'>): LanguagePages => {
    kept[language] = { ...facts, inputs: [], pages: {}, copies: {}, ...indexes }
    return kept[language]
  }
  begin({ whole: '', live: '', code: '', trust: 'untried' })
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
      inputs.watchDescriptions(renderer.site)
      const watched = inputs.watchRenderer(renderer)
      const { places, files } = withoutCode(renderer.bundle)
      const [code, live] = [hashFacts(places), hashOfLive(inputs)]
      const whole = inputs.hashRest({ ...watched, bundle: { ...files, places } })
      const before = former?.changed.every((path) => notes.has(path)) ? former.kept[language] : undefined
      const known = before?.whole === whole ? before : undefined
      const trust = before?.code === code ? before.trust : 'untried'
      const { i18n } = renderer.site.config
      const judged = judgeLive(known, { live, trust, isAlone: i18n.locales.length === 1 }, inputs)
      const next = begin({ whole, live, code, trust: judged.isBackwards ? 'trusted' : trust })
      // What is kept of single pages stays as it is: of few it would lose the others.
      const recalling = known ? { ...watched, recallHtml: renderAlways } : watched
      const folder = folderOf(i18n)
      const toKept = createKeeper(next, inputs)
      work = { inputs, known, ...judged, next, toKept, renderer, folder }
      return { renderer: recalling, recall: createRecall(work), isBackwards: judged.isBackwards }
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

/** Feeds show posts, too, and are rendered each time. */
function hashOfLive(inputs: Inputs): string {
  if (inputs.documentsOf((each) => isLiveNote(each) && each.file.collection === 'blog').length > 0) return ''
  return hashFacts(inputs.documentsOf(isLiveNote).map((input) => [input, inputs.hashOf(input)]))
}

/**
 * Whether all pages that code of the site shows something on would be the same; and if not, whether most would be, so
 * that another order shows whether it remembers any. Where there are more languages, such code may remember those that
 * were rendered before.
 */
function judgeLive(
  known: LanguagePages | undefined,
  { live, trust, isAlone }: Pick<LanguagePages, 'live' | 'trust'> & { isAlone: boolean },
  inputs: Inputs,
) {
  if (!known || trust === 'trusted') return { isLiveSame: false, isBackwards: false }
  const pages = Object.values(known.pages).filter(({ isLive }) => isLive)
  const same = pages.filter((page) => isSame(page, known, inputs))
  const isLiveSame = isAlone && live !== '' && known.live === live && same.length === pages.length
  return { isLiveSame, isBackwards: !isLiveSame && trust === 'untried' && same.length > pages.length / 2 }
}

interface Recalling {
  inputs: Inputs
  known: LanguagePages | undefined
  isLiveSame: boolean
  isBackwards: boolean
  next: LanguagePages
  toKept(reads: string[], facts: FormerFacts): KeptFile
  renderer: Renderer
  folder: string
}

function createRecall(work: Recalling): RecallPage {
  const { inputs, known, isLiveSame, isBackwards, next, toKept, renderer } = work
  const { parts, overrides } = renderer.bundle
  const names = new Map(Object.entries(parts).map(([name, part]) => [part as Part, name]))
  const compare = createComparison(work)
  /** Whether code of the site is being tried, or is trusted to remember nothing. */
  const isTried = isBackwards || known?.trust === 'trusted'
  const isOther = (input: string) => !input.startsWith('code ')
  const hasCode = ({ reads }: { reads: string[] }) => overrides !== undefined || !reads.every(isOther)
  return (route, render) => {
    const name = route.output
    const page = known?.pages[name]
    const isTogether = page?.isLive && known?.trust !== 'trusted'
    if (known && page && (isTogether ? isLiveSame : isSame(page, known, inputs))) {
      next.pages[name] = { ...page, ...toKept(readsOf(page, known), page.facts) }
      return toRoute(page, route, work)
    }
    const { result: noted, isUnsteady } = askingAside(() => inputs.noting(render), hasCode)
    const { result, reads } = noted
    const { page: fresh, preview, body, diagnostics } = result
    const isLive = hasCode(noted)
    // What there is to read offline is written into its page at the end.
    if (!isUnsteady && !diagnostics.some(({ where }) => where?.stack) && route.target.kind !== 'offline') {
      const facts = factsOf(fresh.html())
      if (isLive && isTried) compare(page, facts, render)
      next.pages[name] = {
        ...toKept(reads.filter(isOther), facts),
        isLive,
        hasNoIndex: fresh.hasNoIndex,
        parts: fresh.parts.map((part) => names.get(part)!),
        preview,
        addresses: body.addresses,
        ids: body.ids && [...body.ids],
        problems: diagnostics,
      }
    } else if (isLive) next.live = ''
    // What it was told it may say on other pages, too.
    if (isUnsteady) next.trust = 'remembers'
    if (isUnsteady && isTried) throw new CodeRemembers()
    return result
  }
}

/** Compares what code of the site gave for a page with what it gave before, or gives once more. */
function createComparison({ inputs, known, isBackwards }: Recalling) {
  return (page: KeptPage | undefined, facts: FormerFacts, render: () => RenderedRoute) => {
    const isFormer = isBackwards && page?.isLive && isSame(page, known!, inputs)
    const { bytes, hash } = isFormer ? page.facts : factsOf(render().page.html())
    if (facts.bytes !== bytes || facts.hash !== hash) throw new CodeRemembers()
  }
}

function createRecallCopy({ inputs, known, next, toKept, folder }: Recalling): RecallCopy {
  return (path, render) => {
    const kept = known?.copies[path]
    if (known && kept && isSame(kept, known, inputs)) {
      next.copies[path] = toKept(readsOf(kept, known), kept.facts)
      return formerFile(folder, path, kept.facts)
    }
    const { result, reads } = inputs.noting(render)
    next.copies[path] = toKept(reads, factsOf(result))
    return { path, contents: result }
  }
}

/** Each input is kept once with its hash: most are read for many pages. */
function createKeeper(next: LanguagePages, inputs: Inputs): Recalling['toKept'] {
  const place = memoize((input: string) => next.inputs.push([input, inputs.hashOf(input)]) - 1)
  return (reads, facts) => ({ reads: reads.map(place), facts })
}

const readsOf = ({ reads }: KeptFile, known: LanguagePages) => reads.map((at) => known.inputs[at]![0])

/** Whether all that a file was made from is as it was. */
function isSame({ reads }: KeptFile, known: LanguagePages, inputs: Inputs): boolean {
  return reads.every((at) => {
    const [input, hash] = known.inputs[at]!
    return inputs.hashOf(input) === hash
  })
}

function toRoute(page: KeptPage, route: Route, { renderer, folder }: Recalling): RenderedRoute {
  const { facts, hasNoIndex, parts, preview, addresses, ids, problems } = page
  const { output, target } = route
  const all: Record<string, Part> = renderer.bundle.parts
  return {
    page: {
      output,
      html: formerFile(folder, output, facts).read,
      hasNoIndex,
      parts: parts.map((name) => all[name]!),
      former: facts,
    },
    preview,
    body: {
      route,
      document: documentOf(target, renderer.references.documents),
      addresses,
      ids: ids && new Set(ids),
    },
    diagnostics: problems,
  }
}
