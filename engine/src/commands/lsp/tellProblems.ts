import { join, relative } from 'node:path'
import {
  DiagnosticSeverity,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type Diagnostic as Shown,
} from 'vscode-languageserver-protocol/node'
import { BuildFailed, type Diagnostic } from '../../diagnostics/diagnostic.ts'
import { uniqueDiagnostics } from '../../diagnostics/printReport.ts'
import { type SourcePath, toSourcePath } from '../../model/paths.ts'
import { groupBy } from '../../std/collections.ts'
import { openRawText } from '../move/textEdits.ts'
import { reportFailure } from '../terminal.ts'
import { type Desk, type OpenDocument, uriOf } from './desk.ts'
import type { EditedSite } from './editedSite.ts'
import { findProblems } from './noteProblems.ts'

/** How long nothing is typed before problems are looked for, in ms. */
const pause = 150

/** Shows the problems of open notes, and those of settings and data files, which all notes depend on. */
export interface ProblemTeller {
  /** Looks for the problems of a site once nothing is typed for a moment. */
  tellSoon(site: EditedSite | undefined): void
  /** Takes away what is shown of a file. */
  forget(uri: string): void
}

export function openProblemTeller(connection: ProtocolConnection, desk: Desk): ProblemTeller {
  const timers = new Map<EditedSite, NodeJS.Timeout>()
  const rounds = new Map<EditedSite, number>()
  const shown = new Map<EditedSite, Set<string>>()
  /** The versions of open files whose problems are shown. */
  const told = new Map<string, number>()
  const publish = (uri: string, diagnostics: Shown[], version?: number) =>
    connection.sendNotification(PublishDiagnosticsNotification.type, {
      uri,
      diagnostics,
      ...(version !== undefined && { version }),
    })
  const tell = async (site: EditedSite) => {
    const round = (rounds.get(site) ?? 0) + 1
    rounds.set(site, round)
    // Something was typed meanwhile, and what is found may be about another text.
    const isOld = () => rounds.get(site) !== round || timers.has(site)
    const isTold = ({ uri, version }: OpenDocument) => told.get(uri) === version
    const documents = desk.documentsOf(site).sort((a, b) => Number(isTold(a)) - Number(isTold(b)))
    const tellFirst = async (document: OpenDocument, problems: Shown[]) => {
      if (isTold(document)) return
      told.set(document.uri, document.version)
      await publish(document.uri, problems, document.version)
    }
    const problems = await problemsOf(site, documents, { desk, isOld, tellFirst })
    if (!problems || isOld()) return
    const former = shown.get(site) ?? new Set()
    shown.set(site, new Set(problems.keys()))
    for (const uri of new Set([...former, ...problems.keys()])) {
      const version = documents.find((each) => each.uri === uri)?.version
      await publish(uri, problems.get(uri) ?? [], version)
    }
  }
  return {
    tellSoon(site) {
      if (!site) return
      clearTimeout(timers.get(site))
      const act = () => {
        timers.delete(site)
        tell(site).catch(reportFailure)
      }
      timers.set(site, setTimeout(act, pause))
    },
    forget(uri) {
      told.delete(uri)
      void publish(uri, [])
    },
  }
}

interface Round {
  desk: Desk
  /** Whether another round is to begin, so that this one need not go on. */
  isOld(): boolean
  /** Shows the problems of a file as soon as it is checked. */
  tellFirst(document: OpenDocument, problems: Shown[]): Promise<void>
}

/** The problems by the addresses of their files. Every open file is among these. Undefined once the round is old. */
async function problemsOf(
  site: EditedSite,
  documents: OpenDocument[],
  { desk, isOld, tellFirst }: Round,
): Promise<Map<string, Shown[]> | undefined> {
  const read = (source: SourcePath) => desk.read(join(site.siteDir, source))
  const found: Diagnostic[] = []
  let isHidden = (_: SourcePath) => false
  let main = toSourcePath('sotay.config.ts')
  try {
    for (const document of documents) {
      const { source } = document
      const language = await site.languageOf(source)
      const notes = new Set(language.content.files.map((file) => file.source))
      main = toSourcePath(relative(site.siteDir, language.config.configPath))
      isHidden = (file) => notes.has(file) && !documents.some((each) => each.source === file)
      const problems = await findProblems(source, language, read)
      if (isOld()) return undefined
      found.push(...problems)
      const own = uniqueDiagnostics(problems).filter(({ where }) => where?.file === source)
      await tellFirst(
        document,
        toShown(own, () => read(source)),
      )
    }
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error
    found.push(...error.diagnostics)
  }
  const visible = uniqueDiagnostics(found).filter(({ where }) => !where || !isHidden(where.file))
  const byFile = groupBy(visible, ({ where }) => where?.file ?? main)
  const uriOfSource = new Map(documents.map(({ source, uri }) => [source, uri]))
  const open = documents.map(({ uri }) => [uri, []] as [string, Shown[]])
  const listed = Array.from(byFile, ([file, problems]): [string, Shown[]] => [
    uriOfSource.get(file) ?? uriOf(join(site.siteDir, file)),
    toShown(problems, () => read(file)),
  ])
  return new Map([...open, ...listed])
}

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
}

function toShown(problems: Diagnostic[], read: () => string): Shown[] {
  const text = openRawText(readOrNothing(read))
  return problems.map(({ code, level, message, hint, where, fix }) => ({
    range: text.placeOf(where ?? {}),
    severity: severities[level],
    source: 'sotay',
    code,
    message: hint ? `${message}\n${hint}` : message,
    ...(fix && { data: { replacement: fix.to } }),
  }))
}

/** A problem may be that there is no such file. */
function readOrNothing(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
