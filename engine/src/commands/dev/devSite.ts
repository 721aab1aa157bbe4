import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { findCommitLog } from '../../content/gitLog.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { uniqueDiagnostics } from '../../diagnostics/printReport.ts'
import { normalizeRouteKey } from '../../model/paths.ts'
import { listSharedOutputs } from '../../output/outputs.ts'
import { findTranslations, listLocalePages } from '../../site/routes/routeSource.ts'
import { locateProblems } from '../places/locateProblems.ts'
import {
  contentFolders,
  createDevLanguage,
  type DevLanguage,
  type DevLanguageOptions,
  type DevState,
} from './devLanguage.ts'

export interface DevSite {
  /** The language that was read first. */
  current(): DevState
  /** The language that an address belongs to. It knows the pages of the languages that were read. */
  at(pathname: string): Promise<DevState>
  /** The problems of all languages that were read. */
  problems(): Diagnostic[]
  /** Reads all languages again after these files (absolute) changed. */
  refresh(changed: string[]): Promise<void>
  /** Adds a problem, until its file or a setting changes. */
  addProblem(problem: Diagnostic): Promise<void>
  /** All folders to watch, absolute, and the file that tells of commits; the site folder comes first. */
  folders(): [string, ...string[]]
}

/**
 * Opens a site in all of its languages, each of which is a site of its own below an address of its own. The one of the
 * options is read first, the others when a page of theirs is requested.
 */
export async function createDevSite(siteDir: string, options: DevLanguageOptions = {}): Promise<DevSite> {
  const commitLog = await findCommitLog(siteDir)
  const languages = await openLanguages(siteDir, { ...options, commitLog })
  let strays: Diagnostic[] = []
  const stateOf = (language: DevLanguage): DevState => {
    const state = language.current()
    return { ...state, diagnostics: uniqueDiagnostics([...state.diagnostics, ...strays]) }
  }
  const first = () => stateOf(languages.first)
  const all = () => languages.all().map(stateOf)
  return {
    current: first,
    async at(pathname) {
      const state = stateOf(await languages.read(localeAt(pathname, first())))
      return withSharedOutputs(withLocalePages(state, all()), all())
    },
    problems: () => uniqueDiagnostics(all().flatMap(({ diagnostics }) => diagnostics)),
    folders: () => [...watchedFolders(first()), ...(commitLog ? [commitLog] : [])],
    async addProblem(problem) {
      strays = uniqueDiagnostics([...strays, ...(await locateProblems(siteDir, [problem]))])
      await languages.refresh([])
    },
    async refresh(changed) {
      const isCode = changed.some((path) => !/\.(?:mdx?|ya?ml)$/.test(path))
      const isChanged = ({ where }: Diagnostic) => changed.includes(join(siteDir, where?.file ?? ''))
      strays = isCode ? [] : strays.filter((problem) => !isChanged(problem))
      await languages.refresh(changed)
    },
  }
}

/** The languages that have been read. */
interface Languages {
  /** The one that was read first. */
  first: DevLanguage
  all(): DevLanguage[]
  /** Reads a language, unless that was done before. */
  read(locale: string): Promise<DevLanguage>
  refresh(changed: string[]): Promise<void>
}

async function openLanguages(siteDir: string, options: DevLanguageOptions): Promise<Languages> {
  let id: string = randomUUID()
  const first = await createDevLanguage(siteDir, options, id)
  const settingsOf = (language: DevLanguage) => language.current().settings.config.i18n
  const opened = new Map([[settingsOf(first).currentLocale, first]])
  const opening = new Map<string, Promise<DevLanguage>>()
  const open = async (locale: string) => {
    const { config, commitLog } = options
    const language = await createDevLanguage(siteDir, { config, commitLog, locale }, id)
    opened.set(locale, language)
    return language
  }
  return {
    first,
    all: () => [...opened.values()],
    async read(locale) {
      const known = opened.get(locale)
      if (known) return known
      const opens = opening.get(locale) ?? open(locale).finally(() => opening.delete(locale))
      opening.set(locale, opens)
      return opens
    },
    async refresh(changed) {
      id = randomUUID()
      await first.refresh(changed, id)
      const { locales } = settingsOf(first)
      for (const [locale, language] of opened)
        if (!locales.includes(locale) && language !== first) opened.delete(locale)
        else if (language !== first) await language.refresh(changed, id)
    },
  }
}

/** The language with the longest base URL that an address is below; the first language where several have the same. */
function localeAt(pathname: string, { settings: { config } }: DevState): string {
  const { currentLocale, locales, localeConfigs } = config.i18n
  const baseOf = (locale: string) => localeConfigs[locale]!.baseUrl ?? config.baseUrl
  const [best] = [currentLocale, ...locales]
    .filter((locale) => `${pathname}/`.startsWith(baseOf(locale)))
    .sort((one, other) => baseOf(other).length - baseOf(one).length)
  return best ?? currentLocale
}

/** The state with the pages of the other languages, for the links between translations. */
function withLocalePages(state: DevState, all: DevState[]): DevState {
  if (all.length === 1) return state
  const localePages = new Map(
    all.map(({ renderer: { site } }) => [site.config.i18n.currentLocale, listLocalePages(site)]),
  )
  const { renderer } = state
  return { ...state, renderer: { ...renderer, site: { ...renderer.site, localePages } } }
}

/** The state of the default language with what is published once for all of them. */
function withSharedOutputs(state: DevState, all: DevState[]): DevState {
  const { currentLocale, defaultLocale } = state.settings.config.i18n
  if (currentLocale !== defaultLocale) return state
  const languages = all.map(({ renderer }) => renderer)
  return { ...state, outputs: [...state.outputs, ...listSharedOutputs(languages, state.statics)] }
}

/**
 * Where the link of a language menu leads whose language was not read when the menu was made: the address was guessed
 * from that of the original, but a translation may have another one. Undefined for an address that no menu has.
 */
export function findTranslatedPage(
  pathname: string,
  state: DevState,
  original: DevState,
): string | undefined {
  const { config } = state.renderer.site
  const { config: originalConfig, routes } = original.renderer.site
  const wanted = normalizeRouteKey(originalConfig.baseUrl + pathname.slice(config.baseUrl.length))
  const route = routes.find(({ path }) => normalizeRouteKey(path) === wanted)
  const { localePages } = state.renderer.site
  if (!route || !localePages || original.settings.config.i18n.currentLocale === config.i18n.currentLocale)
    return undefined
  const translations = findTranslations(route, { config: originalConfig, localePages })
  return translations.find(({ locale }) => locale === config.i18n.currentLocale)?.href
}

function watchedFolders({ settings: { config, versions } }: DevState): [string, ...string[]] {
  const statics = config.staticDirectories.map((directory) => join(config.siteDir, directory))
  const ofPlugins = config.plugged?.watched ?? []
  return [config.siteDir, ...contentFolders(config, versions), ...statics, ...ofPlugins]
}
