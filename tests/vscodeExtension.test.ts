import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { openEditor } from './support/editor.ts'
import { temporarySite } from './support/temporarySite.ts'

const folder = fileURLToPath(new URL('../editors/vscode/', import.meta.url))
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

interface StartedClient {
  server: { command: string; args: string[]; options: { cwd: string } }
  options: { documentSelector: object[] }
  isRunning: boolean
}

/** Runs the extension with stand-ins for the modules that only Visual Studio Code has. */
function loadExtension(configs: string[]) {
  const clients: StartedClient[] = []
  const said: string[] = []
  const commands = new Map<string, () => Promise<void>>()
  const nothing = { dispose() {} }
  const vscode = {
    Uri: { file: pathToFileURL },
    window: { showWarningMessage: (text: string) => said.push(text) },
    commands: {
      registerCommand: (name: string, run: () => Promise<void>) => {
        commands.set(name, run)
        return nothing
      },
    },
    workspace: {
      findFiles: async () => configs.map((fsPath) => ({ fsPath })),
      getConfiguration: () => ({ get: (_: string, otherwise: string) => otherwise }),
      createFileSystemWatcher: () => ({ onDidCreate() {}, onDidDelete() {}, ...nothing }),
    },
  }
  class LanguageClient implements StartedClient {
    isRunning = false
    constructor(
      _id: string,
      _name: string,
      readonly server: StartedClient['server'],
      readonly options: StartedClient['options'],
    ) {
      clients.push(this)
    }
    async start() {
      this.isRunning = true
    }
    async stop() {
      this.isRunning = false
    }
  }
  const module = { exports: {} as { activate(context: object): Promise<void>; deactivate(): Promise<void> } }
  const real = createRequire(import.meta.url)
  const standIns: Record<string, unknown> = { vscode, 'vscode-languageclient/node': { LanguageClient } }
  const source = readFileSync(join(folder, manifest.main), 'utf8')
  new Function('require', 'module', 'exports', source)(
    (name: string) => standIns[name] ?? real(name),
    module,
    module.exports,
  )
  return { ...module.exports, clients, said, commands }
}

test('the extension starts the engine that a site has installed, and this answers', async () => {
  const site = temporarySite({ 'docs/index.md': '# Home\n\n[x](./nowhere.md)\n' })
  const engine = join(site.dir, 'node_modules', 'sotay')
  mkdirSync(dirname(engine), { recursive: true })
  symlinkSync(fileURLToPath(new URL('../engine', import.meta.url)), engine)
  const extension = loadExtension([join(site.dir, 'sotay.config.mjs')])
  await extension.activate({ subscriptions: [] })
  const [client] = extension.clients as [StartedClient]
  expect(client).toMatchObject({
    isRunning: true,
    server: {
      command: 'node',
      args: [join(engine, 'bin/sotay.js'), 'lsp', site.dir],
      options: { cwd: site.dir },
    },
  })
  // Files with these ends, in the site: an editor by itself has no language for MDX.
  const pattern = { baseUri: pathToFileURL(site.dir).href, pattern: '**/*.{md,mdx}' }
  expect(client.options.documentSelector).toEqual([{ scheme: 'file', pattern }])
  expect(extension.said).toEqual([])

  const editor = await openEditor(site.dir, client.server)
  editor.open('docs/index.md')
  expect(await editor.problems('docs/index.md')).toMatchObject([{ code: 'broken-markdown-link' }])
  expect(await editor.stop()).toMatchObject({ code: 0 })

  await extension.commands.get('sotay.restart')!()
  expect(extension.clients.map(({ isRunning }) => isRunning)).toEqual([false, true])
  await extension.deactivate()
  expect(extension.clients.map(({ isRunning }) => isRunning)).toEqual([false, false])
})

test('a site without the engine is named, and nothing is started', async () => {
  const extension = loadExtension(['/nowhere/site/sotay.config.ts'])
  await extension.activate({ subscriptions: [] })
  expect(extension.clients).toEqual([])
  expect(extension.said).toEqual(['Sotay is not installed in /nowhere/site. Run "npm install" there.'])
})

test('the manifest of the extension names what there is, and nothing runs in a folder that is not trusted', () => {
  expect(existsSync(join(folder, manifest.main))).toBe(true)
  expect(manifest.engines.vscode).toMatch(/^\^1\.\d+\.0$/)
  expect(manifest.activationEvents).toEqual(['workspaceContains:**/sotay.config.{ts,mts,js,mjs,cts,cjs}'])
  expect(manifest.capabilities.untrustedWorkspaces.supported).toBe(false)
  const source = readFileSync(join(folder, manifest.main), 'utf8')
  for (const { command } of manifest.contributes.commands) expect(source).toContain(`'${command}'`)
  for (const key of Object.keys(manifest.contributes.configuration.properties))
    expect(source).toContain(`.get('${key.split('.')[1]}'`)
})
