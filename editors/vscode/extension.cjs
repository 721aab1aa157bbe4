// Starts `sotay lsp` for each site of the workspace, with the engine that the site itself has installed.
const { existsSync, readFileSync } = require('node:fs')
const { dirname, join } = require('node:path')
const { commands, Uri, window, workspace } = require('vscode')
const { LanguageClient } = require('vscode-languageclient/node')

const configs = '**/sotay.config.{ts,mts,js,mjs,cts,cjs}'
let clients = []

exports.activate = async (context) => {
  const restart = async () => {
    await exports.deactivate()
    await startAll()
  }
  const watcher = workspace.createFileSystemWatcher(configs, false, true, false)
  watcher.onDidCreate(restart)
  watcher.onDidDelete(restart)
  context.subscriptions.push(watcher, commands.registerCommand('sotay.restart', restart))
  await startAll()
}

exports.deactivate = async () => {
  const running = clients
  clients = []
  await Promise.all(running.map((client) => client.stop()))
}

async function startAll() {
  const found = await workspace.findFiles(configs, '**/node_modules/**', 50)
  const folders = [...new Set(found.map(({ fsPath }) => dirname(fsPath)))]
  clients = folders.flatMap((folder) => {
    const program = findProgram(folder)
    return program ? [createClient(folder, program)] : []
  })
  if (folders.length > 0 && clients.length === 0)
    window.showWarningMessage(`Sotay is not installed in ${folders.join(', ')}. Run "npm install" there.`)
  await Promise.all(clients.map((client) => client.start()))
}

/** The program of the engine that is installed in the folder of a site, or in one above it. */
function findProgram(folder) {
  const engine = join(folder, 'node_modules', 'sotay')
  if (existsSync(join(engine, 'package.json'))) {
    const { bin } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'))
    return join(engine, bin.sotay)
  }
  const parent = dirname(folder)
  return parent === folder ? undefined : findProgram(parent)
}

function createClient(folder, program) {
  const node = workspace.getConfiguration('sotay').get('node', 'node')
  const server = { command: node, args: [program, 'lsp', folder], options: { cwd: folder } }
  // By the names of files, for the editor knows no MDX; from a folder, whose own path may have signs of patterns.
  const pattern = { baseUri: Uri.file(folder).toString(), pattern: '**/*.{md,mdx}' }
  return new LanguageClient('sotay', 'Sotay', server, { documentSelector: [{ scheme: 'file', pattern }] })
}
