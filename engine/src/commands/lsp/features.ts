import {
  type CodeAction,
  CodeActionKind,
  CodeActionRequest,
  CompletionRequest,
  DefinitionRequest,
  type Diagnostic,
  ErrorCodes,
  HoverRequest,
  LSPErrorCodes,
  MarkupKind,
  MessageType,
  PrepareRenameRequest,
  type ProtocolConnection,
  type ProtocolRequestType,
  ReferencesRequest,
  RenameRequest,
  type RequestType,
  ResponseError,
  type ServerCapabilities,
  ShowMessageNotification,
  WillRenameFilesRequest,
} from 'vscode-languageserver-protocol/node'
import { BuildFailed } from '../../diagnostics/diagnostic.ts'
import { isRecord } from '../../std/collections.ts'
import { messageOf } from '../../std/errors.ts'
import { completionsAt } from './completion.ts'
import { type Desk, findPlace } from './desk.ts'
import { renamedHeading, renameFiles, renameHeading } from './renames.ts'
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

/** Whether the server may be asked: not before it was initialized, and no longer when it is to end. */
export type Stage = 'new' | 'open' | 'over'

/** Answers what an editor asks. */
export function answerRequests(connection: ProtocolConnection, desk: Desk, stage: () => Stage): void {
  const answer: Answer = (type, work) =>
    connection.onRequest<object, unknown, never>(
      type as unknown as RequestType<object, unknown, never>,
      async (asked) =>
        refusalOf(type.method, asked, stage()) ?? (await work(asked as Parameters<typeof work>[0])),
    )
  answer(CodeActionRequest.type, ({ textDocument, context }) =>
    context.diagnostics.flatMap((problem) => correctionOf(problem, textDocument.uri)),
  )
  answer(CompletionRequest.type, async (asked) => {
    const place = await findPlace(asked, desk)
    return place ? completionsAt(place) : []
  })
  answer(DefinitionRequest.type, async (asked) => {
    const place = await findPlace(asked, desk)
    const target = place && linkAt(place)?.target
    return (place && target && locationOf(target, place.language, desk)) ?? null
  })
  answer(ReferencesRequest.type, async (asked) => {
    const place = await findPlace(asked, desk)
    const subject = place && subjectAt(place)
    return place && subject ? referencesTo(subject, place.language, desk) : []
  })
  answer(HoverRequest.type, async (asked) => {
    const place = await findPlace(asked, desk)
    const link = place && linkAt(place)
    const value = place && link?.target && previewOf(link.target, place.language)
    if (!value) return null
    return {
      contents: { kind: MarkupKind.Markdown, value },
      range: place.text.rangeOf(link.start, link.end),
    }
  })
  answerRenames(answer, connection, desk)
}

type Answer = <Asked, Given, Part, Failure, Options>(
  type: ProtocolRequestType<Asked, Given, Part, Failure, Options>,
  work: (asked: Asked) => Given | ResponseError<Failure> | Promise<Given | ResponseError<Failure>>,
) => void

/** Why a question is not answered, in the codes of the protocol. */
function refusalOf(method: string, asked: unknown, stage: Stage): ResponseError<never> | undefined {
  if (stage === 'new') return new ResponseError(ErrorCodes.ServerNotInitialized, 'Send "initialize" first.')
  if (stage === 'over') return new ResponseError(ErrorCodes.InvalidRequest, 'The server was shut down.')
  const { textDocument, position, newName = '', files, context } = isRecord(asked) ? asked : {}
  const isPlace =
    isRecord(position) && [position.line, position.character].every((each) => Number.isInteger(each))
  const isFile = isRecord(textDocument) && typeof textDocument.uri === 'string'
  const isContext = isRecord(context) && Array.isArray(context.diagnostics)
  const areFiles =
    Array.isArray(files) &&
    files.every(
      (file) => isRecord(file) && [file.oldUri, file.newUri].every((uri) => typeof uri === 'string'),
    )
  const isWhole =
    method === WillRenameFilesRequest.method
      ? areFiles
      : isFile && (method === CodeActionRequest.method ? isContext : isPlace) && typeof newName === 'string'
  if (isWhole) return undefined
  return new ResponseError(ErrorCodes.InvalidParams, 'The file or the place that is asked about is missing.')
}

function answerRenames(answer: Answer, connection: ProtocolConnection, desk: Desk): void {
  const say = (message: string) =>
    void connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message })
  answer(PrepareRenameRequest.type, async (asked) => {
    const place = await findPlace(asked, desk)
    const found = place && renamedHeading(place)
    return found ? { range: found.range, placeholder: found.placeholder } : null
  })
  answer(RenameRequest.type, async (asked) => {
    const place = await findPlace(asked, desk)
    return place ? await orRefusal(() => renameHeading(place, asked.newName, { desk, say })) : null
  })
  answer(WillRenameFilesRequest.type, async ({ files }) => {
    try {
      return (await renameFiles(files, { desk, say })) ?? null
    } catch (error) {
      // An editor moves the files all the same, so what is wrong with that is only said.
      say(`The links stay as they are: ${messageOf(error)}`)
      return null
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
