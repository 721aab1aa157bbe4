const busy = new Set(['EBUSY', 'EPERM', 'EACCES', 'ENOTEMPTY'])

/** Times in ms. On Windows a virus scanner or an indexer holds new files for a moment. */
const pauses = process.platform === 'win32' ? [20, 50, 100, 200, 400, 800] : []

/** Makes a system call, and makes it again after each pause while another program holds the files. */
export function retryWhileBusy(call: () => void, [pause, ...later] = pauses): void {
  try {
    call()
  } catch (error) {
    if (pause === undefined || !busy.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
    retryWhileBusy(call, later)
  }
}
