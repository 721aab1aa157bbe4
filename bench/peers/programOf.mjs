import { join } from 'node:path'

/** The program that runs a peer: its own, or Node with one of its scripts. */
export function programOf(peer, folder) {
  if (peer.program) return peer.program
  return peer.node ? join(folder, peer.node) : process.execPath
}
