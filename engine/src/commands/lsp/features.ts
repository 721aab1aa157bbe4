import {
  type CodeAction,
  CodeActionKind,
  CodeActionRequest,
  CompletionRequest,
  DefinitionRequest,
  type Diagnostic,
  HoverRequest,
  LSPErrorCodes,
  MarkupKind,
  MessageType,
  PrepareRenameRequest,
  type ProtocolConnection,
  ReferencesRequest,
  RenameRequest,
  ResponseError,
  type ServerCapabilities,
  ShowMessageNotification,
  WillRenameFilesRequest,
} from 'vscode-languageserver-protocol/node'
import { BuildFailed } from '../../diagnostics/diagnostic.ts'
import { messageOf } from '../../std/errors.ts'
import { completionsAt } from './completion.ts'
import { type Desk, findPlace } from './desk.ts'
import { renamedHeading, renameFile, renameHeading } from './renames.ts'
import { linkAt, locationOf, previewOf, referencesTo, subjectAt } from './targets.ts'

/** What an editor may ask for. */
export const features: ServerCapabilities = {
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  completionProvider: { triggerCharacters: ['[', '(', '/', '#', '^', ':', '<', '!', '"', "'"] },
  definitionProvider: true,
  referencesProvider: true,
  hoverProvider: true,
  renameProvider: { prepareProvider: true },
  workspace: { fileOperations: { willRename: { filters: [{ pattern: { glob: '**/*' } }] } } },
}

/** Answers what an editor asks. */
export function answerRequests(connection: ProtocolConnection, desk: Desk): void {
  connection.onRequest(CodeActionRequest.type, ({ textDocument, context }) =>
    context.diagnostics.flatMap((problem) => correctionOf(problem, textDocument.uri)),
  )
  connection.onRequest(CompletionRequest.type, async (asked) => {
    const place = await findPlace(asked, desk)
    return place ? completionsAt(place) : []
  })
  connection.onRequest(DefinitionRequest.type, async (asked) => {
    const place = await findPlace(asked, desk)
    const target = place && linkAt(place)?.target
    return (place && target && locationOf(target, place.language, desk)) ?? null
  })
  connection.onRequest(ReferencesRequest.type, async (asked) => {
    const place = await findPlace(asked, desk)
    const subject = place && subjectAt(place)
    return place && subject ? referencesTo(subject, place.language, desk) : []
  })
  connection.onRequest(HoverRequest.type, async (asked) => {
    const place = await findPlace(asked, desk)
    const link = place && linkAt(place)
    const value = place && link?.target && previewOf(link.target, place.language)
    if (!value) return null
    return {
      contents: { kind: MarkupKind.Markdown, value },
      range: place.text.rangeOf(link.start, link.end),
    }
  })
  answerRenames(connection, desk)
}

function answerRenames(connection: ProtocolConnection, desk: Desk): void {
  connection.onRequest(PrepareRenameRequest.type, async (asked) => {
    const place = await findPlace(asked, desk)
    const found = place && renamedHeading(place)
    return found ? { range: found.range, placeholder: found.placeholder } : null
  })
  connection.onRequest(RenameRequest.type, async (asked) => {
    const place = await findPlace(asked, desk)
    return place ? await orRefusal(() => renameHeading(place, asked.newName, desk)) : null
  })
  connection.onRequest(WillRenameFilesRequest.type, async ({ files }) => {
    // An editor moves the files all the same, so what is wrong with that is only said.
    const leaveLinks = (reason: string) => {
      const message = `The links stay as they are: ${reason}`
      void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message })
      return null
    }
    const [file, ...others] = files
    if (others.length > 0)
      return files.some(({ oldUri }) => /\.mdx?$/i.test(oldUri) && desk.siteOf(oldUri))
        ? leaveLinks('Of several files, each needs a move of its own.')
        : null
    try {
      return (file && (await renameFile(file.oldUri, file.newUri, desk))) ?? null
    } catch (error) {
      return leaveLinks(messageOf(error))
    }
  })
}

/** Does the work; what speaks against it is the answer. */
async function orRefusal<Result>(work: () => Promise<Result>): Promise<Result | ResponseError<void>> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error
    return new ResponseError(LSPErrorCodes.RequestFailed, error.message)
  }
}

/** The correction of a problem that has exactly one. */
function correctionOf(problem: Diagnostic, uri: string): CodeAction[] {
  const { replacement } = (problem.data ?? {}) as { replacement?: string }
  if (problem.source !== 'sotay' || replacement === undefined) return []
  return [
    {
      title: replacement === '' ? 'Remove it' : `Write "${replacement}"`,
      kind: CodeActionKind.QuickFix,
      diagnostics: [problem],
      isPreferred: true,
      edit: { changes: { [uri]: [{ range: problem.range, newText: replacement }] } },
    },
  ]
}
