import {
  type CodeAction,
  CodeActionKind,
  CodeActionRequest,
  CompletionRequest,
  DefinitionRequest,
  type Diagnostic,
  HoverRequest,
  MarkupKind,
  type ProtocolConnection,
  ReferencesRequest,
  type ServerCapabilities,
} from 'vscode-languageserver-protocol/node'
import { completionsAt } from './completion.ts'
import { type Desk, findPlace } from './desk.ts'
import { linkAt, locationOf, previewOf, referencesTo, subjectAt } from './targets.ts'

/** What an editor may ask for. */
export const features: ServerCapabilities = {
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
  completionProvider: { triggerCharacters: ['[', '(', '/', '#', ':', '<', '!', '"', "'"] },
  definitionProvider: true,
  referencesProvider: true,
  hoverProvider: true,
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
