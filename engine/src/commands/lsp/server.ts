import { Writable } from 'node:stream'
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DidSaveTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type InitializeResult,
  type ProtocolConnection,
  RegistrationRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  TextDocumentSyncKind,
} from 'vscode-languageserver-protocol/node'
import { engine } from '../../model/engine.ts'
import { listenToStrays } from '../strayErrors.ts'
import { reportFailure, sayAside } from '../terminal.ts'
import { openDesk } from './desk.ts'
import { answerRequests, features, type Stage } from './features.ts'
import { openProblemTeller } from './tellProblems.ts'

/**
 * Speaks the language server protocol over stdin and stdout until the editor ends it. Nothing else may write to stdout,
 * so what code of the site prints goes to stderr. Gives the exit code.
 */
export async function serveEditor(siteDir?: string): Promise<number> {
  const connection = createProtocolConnection(
    new StreamMessageReader(process.stdin),
    new StreamMessageWriter(takeStdout()),
  )
  const stopListening = listenToStrays({
    onSiteCode: ({ message }) => sayAside(message),
    onBug: reportFailure,
  })
  const code = await serve(connection, siteDir)
  stopListening()
  return code
}

/** The stream that was stdout; what is printed from now on goes to stderr. */
function takeStdout(): Writable {
  const write = process.stdout.write.bind(process.stdout)
  process.stdout.write = process.stderr.write.bind(process.stderr) as typeof process.stdout.write
  return new Writable({
    write(chunk: Buffer, _, done) {
      write(chunk, done)
    },
  })
}

function serve(connection: ProtocolConnection, siteDir: string | undefined): Promise<number> {
  const desk = openDesk(siteDir)
  const { tellSoon, forget } = openProblemTeller(connection, desk)
  let watches = false
  let stage: Stage = 'new'
  connection.onRequest(InitializeRequest.type, ({ capabilities }): InitializeResult => {
    stage = 'open'
    watches = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
    return { capabilities: { textDocumentSync, ...features }, serverInfo: { ...engine } }
  })
  connection.onNotification(InitializedNotification.type, () => {
    if (watches) void connection.sendRequest(RegistrationRequest.type, { registrations: [watching] })
  })
  connection.onNotification(DidOpenTextDocumentNotification.type, ({ textDocument }) => {
    tellSoon(desk.open(textDocument))
  })
  connection.onNotification(DidChangeTextDocumentNotification.type, ({ textDocument, contentChanges }) => {
    tellSoon(desk.edit(textDocument, contentChanges))
  })
  connection.onNotification(DidSaveTextDocumentNotification.type, ({ textDocument }) => {
    tellSoon(desk.change(textDocument.uri))
  })
  connection.onNotification(DidCloseTextDocumentNotification.type, ({ textDocument }) => {
    forget(textDocument.uri)
    tellSoon(desk.close(textDocument.uri))
  })
  connection.onNotification(DidChangeWatchedFilesNotification.type, ({ changes }) => {
    for (const { uri } of changes) if (!isMade.test(uri)) tellSoon(desk.change(uri))
  })
  answerRequests(connection, desk, () => stage)
  connection.onRequest(ShutdownRequest.type, () => {
    stage = 'over'
  })
  return new Promise((resolve) => {
    const end = () => resolve(stage === 'over' ? 0 : 1)
    connection.onNotification(ExitNotification.type, end)
    connection.onClose(end)
    connection.listen()
  })
}

const textDocumentSync = { openClose: true, change: TextDocumentSyncKind.Incremental, save: true } as const

/** Asks the editor to say which files change on disk. */
const watching = {
  id: 'files',
  method: DidChangeWatchedFilesNotification.method,
  registerOptions: { watchers: [{ globPattern: '**/*' }] },
}

/** What builds and tools write. */
const isMade = /\/(?:node_modules|\.git|\.sotay|build)\//
