import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DiagramLook, Drawing } from '../../model/drawing.ts'
import { packageFolder } from '../packageFolder.ts'

/** A thread that draws one diagram after the other. It keeps a process alive only while it draws. */
export interface DrawingThread {
  draw(source: string): Promise<Drawing>
  stop(): Promise<unknown>
}

/** How long one diagram may take, in ms: some layouts never end. */
const patience = 20_000

/** Starts the thread; one that got stuck is replaced, and what it was stuck with left to browsers. */
export function startDrawingThread(look: DiagramLook): DrawingThread {
  const start = () => new Worker(join(packageFolder(), 'dist/diagramWorker.js'), { workerData: look })
  let worker = start()
  return {
    async draw(source) {
      try {
        return await ask(worker, source)
      } catch (error) {
        if ((error as Error).name !== 'AbortError') throw error
        await worker.terminate()
        worker = start()
        return { kind: 'browser', reason: 'it took too long' }
      } finally {
        worker.unref()
      }
    },
    stop: () => worker.terminate(),
  }
}

async function ask(worker: Worker, source: string): Promise<Drawing> {
  worker.ref()
  worker.postMessage(source)
  const [drawing] = await once(worker, 'message', { signal: AbortSignal.timeout(patience) })
  return drawing
}
