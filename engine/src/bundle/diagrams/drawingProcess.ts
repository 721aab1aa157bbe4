import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { DiagramLook, Drawing } from '../../model/drawing.ts'
import { packageFolder } from '../packageFolder.ts'

/** A process that draws one diagram after the other. It keeps ours alive only while it draws. */
export interface DrawingProcess {
  draw(source: string): Promise<Drawing>
  /** Resolves when it has ended: until then nobody can tell what it cost. */
  stop(): Promise<void>
}

/** How long one diagram may take, in ms: some layouts never end. */
const patience = 20_000

/**
 * Starts the process; one that got stuck is replaced, and what it was stuck with left to browsers. It is no thread, for
 * only so can it run without the optimizing compiler, which for a few dozen diagrams costs a third more than it saves.
 */
export function startDrawingProcess(look: DiagramLook): DrawingProcess {
  const program = join(packageFolder(), 'dist/diagramWorker.js')
  const start = () => fork(program, [JSON.stringify(look)], { execArgv: ['--no-opt'] })
  let child = start()
  return {
    async draw(source) {
      try {
        return await ask(child, source)
      } catch (error) {
        if ((error as Error).name !== 'AbortError') throw error
        child.kill()
        child = start()
        return { kind: 'browser', reason: 'it took too long' }
      } finally {
        child.unref()
        child.channel?.unref()
      }
    },
    stop: () => end(child),
  }
}

async function ask(child: ChildProcess, source: string): Promise<Drawing> {
  child.ref()
  child.channel?.ref()
  child.send(source)
  const [drawing] = await once(child, 'message', { signal: AbortSignal.timeout(patience) })
  return drawing
}

async function end(child: ChildProcess): Promise<void> {
  child.ref()
  if (child.kill()) await once(child, 'exit')
}
