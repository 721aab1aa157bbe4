import {
  type CodeAction,
  CodeActionKind,
  CodeActionRequest,
  type ProtocolConnection,
  type ServerCapabilities,
} from 'vscode-languageserver-protocol/node'
import type { Desk } from './desk.ts'

/** What an editor may ask for. */
export const features: ServerCapabilities = {
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix] },
}

/** Answers what an editor asks. */
export function answerRequests(connection: ProtocolConnection, _desk: Desk): void {
  connection.onRequest(CodeActionRequest.type, ({ textDocument: { uri }, context }) =>
    context.diagnostics.flatMap((diagnostic): CodeAction[] => {
      const { replacement } = (diagnostic.data ?? {}) as { replacement?: string }
      if (diagnostic.source !== 'sotay' || replacement === undefined) return []
      const edit = { changes: { [uri]: [{ range: diagnostic.range, newText: replacement }] } }
      return [
        {
          title: replacement === '' ? 'Remove it' : `Write "${replacement}"`,
          kind: CodeActionKind.QuickFix,
          diagnostics: [diagnostic],
          isPreferred: true,
          edit,
        },
      ]
    }),
  )
}
