import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import {
  type ClientCapabilities,
  createProtocolConnection,
  type Diagnostic,
  DidChangeTextDocumentNotification,
  DidChangeWatchedFilesNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type Position,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  RegistrationRequest,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node'
import { cli } from './temporarySite.ts'

/** An editor for tests, which talks to `sotay lsp` as a real one does. */
export interface Editor {
  connection: ProtocolConnection
  /** Opens a file with its text on disk, or another. */
  open(path: string, text?: string): void
  edit(path: string, text: string): void
  close(path: string): void
  /** Says that files were changed by somebody else. */
  changed(...paths: string[]): void
  /** The problems shown of a file, once they are as wanted; by default, once there are any of its latest text. */
  problems(path: string, areWanted?: (problems: Diagnostic[]) => boolean): Promise<Diagnostic[]>
  /** The file and the place of "|" in its text, which is opened without it. */
  at(path: string, text: string): { textDocument: { uri: string }; position: Position }
  uriOf(path: string): string
  pathOf(uri: string): string
  /** Ends the server as editors do; gives its exit code and all that it wrote to stderr. */
  stop(): Promise<{ code: number | null; stderr: string }>
}

export async function openEditor(
  siteDir: string,
  { command, args } = { command: 'node', args: [cli, 'lsp'] },
): Promise<Editor> {
  const child = spawn(command, args, { cwd: siteDir, env: { ...process.env, NO_COLOR: '1' } })
  let stderr = ''
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  )
  const shown = watchProblems(connection)
  connection.onRequest(RegistrationRequest.type, () => undefined)
  connection.listen()
  const uriOf = (path: string) => pathToFileURL(join(siteDir, path)).href
  const versions = new Map<string, number>()
  const capabilities: ClientCapabilities = {
    workspace: { didChangeWatchedFiles: { dynamicRegistration: true } },
  }
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: pathToFileURL(siteDir).href,
    capabilities,
    workspaceFolders: null,
  })
  void connection.sendNotification(InitializedNotification.type, {})
  const edit = (path: string, text: string) => {
    const [uri, version] = [uriOf(path), (versions.get(path) ?? 0) + 1]
    const isNew = !versions.has(path)
    versions.set(path, version)
    void (isNew
      ? connection.sendNotification(DidOpenTextDocumentNotification.type, {
          textDocument: { uri, languageId: 'markdown', version, text },
        })
      : connection.sendNotification(DidChangeTextDocumentNotification.type, {
          textDocument: { uri, version },
          contentChanges: [{ text }],
        }))
  }
  return {
    connection,
    open: (path, text = readFileSync(join(siteDir, path), 'utf8')) => edit(path, text),
    edit,
    close(path) {
      versions.delete(path)
      const textDocument = { uri: uriOf(path) }
      void connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument })
    },
    changed(...paths) {
      const changes = paths.map((path) => ({ uri: uriOf(path), type: 2 as const }))
      void connection.sendNotification(DidChangeWatchedFilesNotification.type, { changes })
    },
    problems(path, areWanted = () => true) {
      const isLatest = (version?: number) => version === versions.get(path)
      return shown.until(uriOf(path), (each) => isLatest(each.version) && areWanted(each.diagnostics))
    },
    at(path, text) {
      const before = text.slice(0, text.indexOf('|')).split('\n')
      edit(path, text.replace('|', ''))
      const position = { line: before.length - 1, character: before.at(-1)!.length }
      return { textDocument: { uri: uriOf(path) }, position }
    },
    uriOf,
    pathOf: (uri) => fileURLToPath(uri).slice(siteDir.length + 1),
    async stop() {
      await connection.sendRequest(ShutdownRequest.type)
      await connection.sendNotification(ExitNotification.type)
      return { code: await ended, stderr }
    },
  }
}

function watchProblems(connection: ProtocolConnection) {
  const shown = new Map<string, PublishDiagnosticsParams>()
  const checks = new Set<() => void>()
  connection.onNotification(PublishDiagnosticsNotification.type, (params) => {
    shown.set(params.uri, params)
    for (const check of checks) check()
  })
  return {
    until: (uri: string, isWanted: (params: PublishDiagnosticsParams) => boolean) =>
      new Promise<Diagnostic[]>((resolve) => {
        const check = () => {
          const params = shown.get(uri)
          if (!params || !isWanted(params)) return
          checks.delete(check)
          resolve(params.diagnostics)
        }
        checks.add(check)
        check()
      }),
  }
}
