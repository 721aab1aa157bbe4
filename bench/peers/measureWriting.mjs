import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeOutput } from '../removeOutput.mjs'
import { spread } from '../spread.mjs'
import { editedNote } from './editedNote.mjs'
import { pages } from './measureReading.mjs'
import { programOf } from './programOf.mjs'

const title = 'NTP: keeping clocks right'
const patience = 90_000
const countedEdits = 5
/** Pause between two edits, in ms, for background work of the server or the page. */
const rest = 1000

/**
 * How long a writer waits. `start`: seconds from starting the dev server, with empty caches, until a note is on the
 * screen. `edit`: milliseconds from an edit of that note until it is on the screen. A value that never came is
 * missing.
 */
export async function measureWriting(peer, folder, browser) {
  removeOutput(peer.made, folder)
  const port = await findPort()
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const waits = {}
  const began = performance.now()
  const server = startServer(peer, folder, port)
  const measure = async () => {
    await openNote(page, port)
    waits.start = (performance.now() - began) / 1000
    waits.edit = await measureEdits(page, editedNote(peer, folder))
  }
  try {
    await Promise.race([measure(), server.ended])
  } catch (error) {
    console.error(`The dev server of ${peer.name}: ${error.message.split('\n')[0]}`)
  } finally {
    await server.stop()
    await page.context().close()
  }
  return waits
}

/**
 * Starts the server in a process group of its own, so that everything it started ends with it. `ended` only rejects,
 * when the server ends by itself.
 */
function startServer(peer, folder, port) {
  const child = spawn(programOf(peer, folder), [...peer.dev, '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' },
    detached: true,
    stdio: 'ignore',
  })
  const closed = once(child, 'close')
  const ended = closed.then(([code]) => Promise.reject(new Error(`it ended by itself with ${code}.`)))
  ended.catch(() => {})
  const kill = () => endGroup(child.pid)
  process.once('exit', kill)
  const stop = async () => {
    kill()
    process.off('exit', kill)
    await closed.catch(() => {})
  }
  return { ended, stop }
}

function endGroup(group) {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // All of it has ended.
  }
}

/** Retries while the port is closed or the server has no page yet. */
async function openNote(page, port) {
  const deadline = performance.now() + patience
  const left = () => Math.max(1, deadline - performance.now())
  const url = `http://localhost:${port}/${pages.plain}`
  while (!(await listens(port)) || !(await answers(page, url, left()))) {
    if (performance.now() > deadline) throw new Error(`it gave no page within ${patience / 1000} s.`)
    await sleep(50)
  }
  await waitForText(page, { selector: 'h1', text: title, timeout: left() })
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    socket
      .on('error', () => resolve(false))
      .on('connect', () => {
        socket.destroy()
        resolve(true)
      })
  })
}

async function answers(page, url, timeout) {
  const answer = await page.goto(url, { waitUntil: 'commit', timeout }).catch(() => undefined)
  return answer?.ok()
}

/**
 * The median of several edits, in ms, after one that does not count. The edits are undone, because other peers get a
 * copy of the note.
 */
async function measureEdits(page, note) {
  const original = readFileSync(note)
  try {
    const waits = []
    for (let edit = 0; edit <= countedEdits; edit++) waits.push(await measureEdit(page, note))
    return spread(waits.slice(1)).median
  } finally {
    writeFileSync(note, original)
  }
}

async function measureEdit(page, note) {
  await sleep(rest)
  const word = `written${Date.now()}`
  const began = performance.now()
  appendFileSync(note, `\n${word}\n`)
  await waitForText(page, { selector: 'body', text: word, timeout: patience })
  return performance.now() - began
}

/** Waits until a text is on the page, in whatever document it shows by then. */
async function waitForText(page, { timeout, ...wanted }) {
  await page.waitForFunction(
    ({ selector, text }) =>
      [...document.querySelectorAll(selector)].some(({ innerText }) => innerText.includes(text)),
    wanted,
    { timeout },
  )
}

async function findPort() {
  const server = createServer().listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}
