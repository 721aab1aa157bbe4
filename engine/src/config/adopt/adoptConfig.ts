import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { isRecord } from '../../std/collections.ts'
import { isFile } from '../files.ts'
import { spokenLanguage } from '../locale/words.ts'
import { configSchema } from '../siteConfig.ts'
import { adoptSettings } from './adoptSettings.ts'
import { keepKnown, type LeftOut } from './keepKnown.ts'
import { relativePaths, type Settings } from './settings.ts'

const order = Object.keys(configSchema.shape)

/** A Docusaurus config as one of Sotay: the text of its file, and what was not taken over. */
export interface AdoptedConfig {
  text: string
  left: LeftOut[]
}

/** Converts the settings of a Docusaurus site (absolute path). */
export function adoptConfig(siteDir: string, given: Settings): AdoptedConfig {
  const { settings, left } = keepKnown(relativePaths(adoptSettings(given), siteDir + sep))
  return { text: printConfig(settings), left: [...left, ...adviseOnFolder(siteDir, settings)] }
}

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

/**
 * Reports parts of a site (absolute path) beyond its settings that Sotay does not take over: swizzled theme
 * components, and locales without translated words of the interface.
 */
function adviseOnFolder(siteDir: string, settings: Settings): LeftOut[] {
  const parts = findReplacedParts(siteDir)
  const locales = foreignLocales(settings).filter((name) => !isFile(join(siteDir, 'i18n', name, 'code.json')))
  return [
    ...(parts.length > 0 ? [adviseOnParts(parts)] : []),
    ...(locales.length > 0 ? [adviseOnWords(locales)] : []),
  ]
}

const adviseOnParts = (parts: string[]): LeftOut => ({
  setting: `src/theme (${parts.join(', ')})`,
  reason: '"components" replaces parts of the theme, "slots" fills its empty places.',
})

const adviseOnWords = (locales: string[]): LeftOut => ({
  setting: `words of the interface (${locales.join(', ')})`,
  reason: `"docusaurus write-translations --locale ${locales[0]}" writes i18n/${locales[0]}/code.json, which is read.`,
})

/** Locales whose language has no table of words, so that the interface speaks English. */
function foreignLocales({ i18n }: Settings): string[] {
  const { locales } = isRecord(i18n) ? i18n : {}
  const names = Array.isArray(locales) ? locales.map(String) : []
  return names.filter((name) => spokenLanguage(name) === undefined)
}

/**
 * The theme components that a Docusaurus site (absolute path) replaces in `src/theme`, except `MDXComponents`, which
 * Sotay reads too.
 */
function findReplacedParts(siteDir: string): string[] {
  const folder = join(siteDir, 'src/theme')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  const parts = files.flatMap(
    (file) => /^(.*?)(?:\/index)?\.[jt]sx?$/.exec(file.replaceAll('\\', '/'))?.[1] ?? [],
  )
  return [...new Set(parts)].filter((part) => part !== 'MDXComponents').sort()
}
