// Preloaded into a measured process: writes its peak memory (KiB) to pipe 3 at its end.
import { writeSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) process.on('exit', () => writeSync(3, `${process.resourceUsage().maxRSS}`))
