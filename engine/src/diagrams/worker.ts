import { parentPort, workerData } from 'node:worker_threads'
import { createDiagramDrawer } from './drawDiagram.ts'

/** The thread that draws: it is told how diagrams look when it starts, and answers each diagram with its drawing. */
const draw = await createDiagramDrawer(workerData)
parentPort!.on('message', async (source: string) => parentPort!.postMessage(await draw(source)))
