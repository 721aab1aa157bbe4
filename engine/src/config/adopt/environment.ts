import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'rolldown'
import { isRecord } from '../../std/collections.ts'

/**
 * Letters of Unicode's private use area, around the code of a value and before its default; the last is before a text
 * that is another one where the value is not set.
 */
const [begin, middle, end, instead] = ['\uE000', '\uE001', '\uE002', '\uE003']
const marked = new RegExp(`${begin}([^${middle}${end}]*)(?:${middle}([^${end}]*))?${end}`, 'g')

/** The code of the year in a copyright, which is kept as if it were a variable. */
const year = 'new Date().getFullYear()'

/** What code of the config calls the environment while it is read. */
export const environmentName = 'sotayEnvironment'

/** What code of the config calls as `require.resolve` while it is read. */
export const resolverName = 'sotayResolve'

const processModule = '\0process'
const ownProcess = `{ ...globalThis.process, env: ${environmentName}, exit() {} }`

/** Those calls, with the path if it is one from the file. */
const resolveCall = /\brequire\.resolve\((?:\s*(['"])(\.[^'"\n]*)\1)?/g

/**
 * Runs a config without the environment of this machine, whose values could be secrets: a variable is not set, or its
 * name in marks. `require.resolve` gives the name itself where a package is not installed.
 */
export function foreignEnvironment(configPath: string, isMarked: boolean): Plugin {
  const ownYear = isMarked ? `\`${begin}${year}${end}\`` : year
  const variable = isMarked ? `\`${begin}\${name}${end}\`` : 'undefined'
  const code = `import { createRequire as sotayRequire } from 'node:module'
const ${environmentName} = new Proxy({ NODE_ENV: 'production' }, {
  get: (set, name) => (name in set ? set[name] : typeof name === 'string' ? ${variable} : undefined),
})
function ${resolverName}(name) {
  try {
    return sotayRequire(${JSON.stringify(configPath)}).resolve(name)
  } catch {
    return name
  }
}
`
  return {
    name: 'sotay:foreign-environment',
    banner: () => code,
    resolveId: { filter: { id: /^(?:node:)?process$/ }, handler: () => processModule },
    load: { filter: { id: /^\0process$/ }, handler: () => `module.exports = ${ownProcess}` },
    transform: {
      filter: { id: { exclude: /node_modules|^\0/ }, code: /\bprocess\b|require\.resolve|getFullYear/ },
      handler(written, id, { magicString }) {
        magicString!.replaceRegex(/\bprocess\.env\b/g, environmentName)
        // Where a variable is not set, which none is, a config may end the process.
        magicString!.replaceRegex(/\bprocess\.exit\b/g, '(() => {})')
        magicString!.replaceRegex(/(?<=\} = )process(?=;?$)/gm, ownProcess)
        magicString!.replaceRegex(/\bnew Date(?:\(\))?\.getFullYear\(\)/g, ownYear)
        for (const { 0: call, 2: path, index } of written.matchAll(resolveCall)) {
          // A function may get into the new config, from whose folder the path counts then.
          const fromConfig = path && `./${relative(dirname(configPath), join(dirname(id), path))}`
          const given = fromConfig ? JSON.stringify(fromConfig.replaceAll('\\', '/')) : ''
          magicString!.overwrite(index, index + call.length, `${resolverName}(${given}`)
        }
        return { code: magicString! }
      },
    },
  }
}

/**
 * Joins the settings of a run without environment and those of one with names in marks: a text that depends on the
 * environment has its code in marks, with its default.
 */
export function joinRuns(plain: unknown, withMarks: unknown): unknown {
  if (typeof withMarks === 'string' && withMarks.includes(begin)) return withDefault(plain, withMarks)
  if (Array.isArray(plain) && Array.isArray(withMarks) && plain.length === withMarks.length)
    return plain.map((item, index) => joinRuns(item, withMarks[index]))
  if (!isRecord(plain) || !isRecord(withMarks) || plain instanceof RegExp) return plain
  const names = new Set([...Object.keys(plain), ...Object.keys(withMarks)])
  return Object.fromEntries([...names].map((name) => [name, joinRuns(plain[name], withMarks[name])]))
}

/** The default is what the plain text has in the place of the only mark. */
function withDefault(plain: unknown, text: string): string | undefined {
  const [before = '', after] = [text.slice(0, text.indexOf(begin)), text.slice(text.indexOf(end) + 1)]
  if (typeof plain !== 'string' || after.includes(begin)) return text
  const isLonger = plain.length >= before.length + after.length
  if (!isLonger || !plain.startsWith(before) || !plain.endsWith(after)) return text + instead + plain
  const value = plain.slice(before.length, plain.length - after.length)
  return value === 'undefined' ? text : text.replace(end, `${middle}${value}${end}`)
}

/** Whether a text is one mark and nothing else. */
const isWhole = (text: string) => text.startsWith(begin) && text.indexOf(end) === text.length - 1

/** A text that is a variable without a default, or with an empty one, with this; undefined for any other. */
export function withFallback(text: unknown, fallback: string): string | undefined {
  if (typeof text !== 'string' || !isWhole(text)) return undefined
  const [name, known] = text.slice(0, -end.length).split(middle)
  return known ? undefined : `${name}${middle}${fallback}${end}`
}

/** The settings as they are where no variable is set. */
export function withoutEnvironment(value: unknown): unknown {
  if (typeof value === 'string' && value.includes(instead)) return value.split(instead)[1]
  if (typeof value === 'string') {
    const isUnset = isWhole(value) && !value.includes(middle)
    // As JavaScript writes what is not set into a text.
    return isUnset ? undefined : value.replace(marked, (_, __, otherwise = 'undefined') => otherwise)
  }
  if (Array.isArray(value)) return value.map(withoutEnvironment)
  if (!isRecord(value) || value instanceof RegExp) return value
  const members = Object.entries(value).map(([name, member]) => [name, withoutEnvironment(member)])
  return Object.fromEntries(members)
}

/** A text as code, if it depends on the environment. `quote` gives a text as a literal. */
export function printEnvironment(text: string, quote: (text: string) => string): string | undefined {
  if (!text.includes(begin)) return undefined
  const [whole = '', plain] = text.split(instead)
  if (plain !== undefined) {
    const name = whole.slice(whole.indexOf(begin) + 1, whole.indexOf(end))
    return `process.env${toMember(name, quote)} ? ${printEnvironment(whole, quote)} : ${quote(plain)}`
  }
  const toCode = (_: string, name: string, otherwise?: string) => {
    if (name === year) return year
    return `process.env${toMember(name, quote)}${otherwise === undefined ? '' : ` || ${quote(otherwise)}`}`
  }
  if (isWhole(text) && !text.includes(year)) return text.replace(marked, toCode)
  const escaped = text.replace(/[\\`]|\$\{/g, '\\$&')
  return `\`${escaped.replace(marked, (...match) => `\${${toCode(...(match as unknown as [string, string, string?]))}}`)}\``
}

const toMember = (name: string, quote: (text: string) => string) =>
  /^\w+$/.test(name) ? `.${name}` : `[${quote(name)}]`
