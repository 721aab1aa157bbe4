import { runNode } from './runNode.mjs'

/** Runs a tool that passes or fails as a whole, and counts it as one test. */
export async function runCheck(name, script, args) {
  const code = await runNode(script, args)
  console.log(`${name}: ${code === 0 ? 'passed' : 'failed'}`)
  return { name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 }
}
