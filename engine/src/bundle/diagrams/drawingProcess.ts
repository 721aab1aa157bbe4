import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { DiagramLook, Drawing } from '../../model/drawing.ts'
import { packageFolder } from '../modulePaths.ts'

/** A process that draws diagrams one after another. It keeps this process alive only while it draws. */
export interface DrawingProcess {
  draw(source: string): Promise<Drawing>
  /** Resolves when the process has exited; only then is its resource usage known. */
  stop(): Promise<void>
}

/** How long one diagram may take, in seconds: some layouts never end, and on a busy machine all take many times as long. */
const patience = 60

/**
 * Starts the process. If it hangs it is replaced, and the diagram is left to browsers. It is a process rather than a
 * thread, because only then can it run with `--no-opt`: for a few dozen diagrams, V8's optimizing compiler costs a
 * third more time than it saves.
 */
export function startDrawingProcess(look: DiagramLook): DrawingProcess {
  const program = join(packageFolder(), 'dist/diagramWorker.js')
  const start = () => fork(program, [JSON.stringify(look)], { execArgv: ['--no-opt'] })
  let child = start()
  let underWay = Promise.resolve<unknown>(undefined)
  const drawNext = async (source: string): Promise<Drawing> => {
    try {
      return await ask(child, source)
    } catch (error) {
      if ((error as Error).name !== 'AbortError') throw error
      child.kill()
      child = start()
      return { kind: 'browser', reason: `it took longer than ${patience} seconds` }
    } finally {
      child.unref()
      child.channel?.unref()
    }
  }
  return {
    // An answer does not say to what it is one: pages of the dev server ask at the same time.
    draw(source) {
      const drawing = underWay.then(() => drawNext(source))
      underWay = drawing.catch(() => {})
      return drawing
    },
    stop: () => underWay.then(() => end(child)),
  }
}

async function ask(child: ChildProcess, source: string): Promise<Drawing> {
  child.ref()
  child.channel?.ref()
  child.send(source)
  const [drawing] = await once(child, 'message', { signal: AbortSignal.timeout(1000 * patience) })
  return drawing
}

async function end(child: ChildProcess): Promise<void> {
  child.ref()
  if (child.kill()) await once(child, 'exit')
}
