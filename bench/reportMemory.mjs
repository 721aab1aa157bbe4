// Loaded into a measured process: tells its parent, over pipe 3, how much memory it held at most (KiB).
import { writeSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) process.on('exit', () => writeSync(3, `${process.resourceUsage().maxRSS}`))
