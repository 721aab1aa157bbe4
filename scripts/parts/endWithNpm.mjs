/**
 * Ends this command when the shell that npm started it in is gone: npm passes signals on to that shell only, and
 * a server without an owner would keep its port.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGTERM'), 500).unref()
}
