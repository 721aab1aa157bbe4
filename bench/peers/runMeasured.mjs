import { spawn } from 'node:child_process'
import { cpuOfChildren } from '../cpuOfChildren.mjs'
import { readGroup } from './readGroup.mjs'

const sampleEvery = 200

/**
 * Runs a program to its end. Returns CPU seconds with those of child processes, wall-clock seconds, and the peak
 * memory (MB) of all processes together. The larger of two sums of CPU counts, because each misses something: the
 * kernel's sum the processes that nobody waited for, sampling the last moments of each.
 */
export async function runMeasured(program, args, options) {
  const before = cpuOfChildren()
  const began = performance.now()
  const child = spawn(program, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = collect(child)
  const sampled = new Map()
  let memory = 0
  const timer = setInterval(() => {
    const group = readGroup(child.pid)
    for (const { pid, cpu } of group) sampled.set(pid, cpu)
    memory = Math.max(memory, sum(group.map((each) => each.memory)))
  }, sampleEvery)
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  clearInterval(timer)
  if (code !== 0)
    throw new Error(`${program} ${args.join(' ')} ended with ${code}:\n${output().slice(-4000)}`)
  const cpu = Math.max(cpuOfChildren() - before, sum(sampled.values()))
  return { cpu, wall: (performance.now() - began) / 1000, memory }
}

function collect(child) {
  const pieces = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => pieces.push(piece))
  return () => Buffer.concat(pieces).toString()
}

function sum(values) {
  return [...values].reduce((total, value) => total + value, 0)
}
