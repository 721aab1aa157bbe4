import { configSchema } from '../schema.ts'
import type { Settings } from './settings.ts'

const order = Object.keys(configSchema.shape)

/** The text of a config file, its settings in the order of the reference. */
export function printConfig(settings: Settings): string {
  const names = Object.keys(settings).sort((one, other) => order.indexOf(one) - order.indexOf(other))
  const ordered = Object.fromEntries(names.map((name) => [name, settings[name]]))
  return `import { defineConfig } from 'sotay'\n\nexport default defineConfig(${print(ordered)})\n`
}

function print(value: unknown, indent = ''): string {
  if (typeof value === 'string') return printText(value)
  if (value instanceof RegExp || typeof value !== 'object' || value === null) return String(value)
  const inner = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((item) => print(item, inner))
    : Object.entries(value)
        .filter(([, member]) => member !== undefined)
        .map(([name, member]) => `${printName(name)}: ${print(member, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return lines.length === 0
    ? open! + close
    : `${open}\n${lines.map((line) => `${inner}${line},\n`).join('')}${indent}${close}`
}

const printName = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : printText(name))

/** A string literal in single quotes, with the escapes of JSON. */
function printText(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
