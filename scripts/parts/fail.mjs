/** Ends the whole command with a message in the reader's terms, never with a stack trace. */
export function fail(...lines) {
  console.error(lines.join('\n'))
  process.exit(1)
}
