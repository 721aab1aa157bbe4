/** Adds the port that the environment asks for, unless the flags name one themselves. */
export function withPort(flags, { PORT } = process.env) {
  const namesPort = flags.some((flag) => /^(--port|-p)(=|$)/.test(flag))
  return namesPort || !PORT ? flags : [...flags, '--port', PORT]
}
