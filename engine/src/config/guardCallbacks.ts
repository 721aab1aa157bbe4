import { diagnose } from '../diagnostics/diagnostic.ts'
import type { FeedPost } from '../model/blogContent.ts'
import { asTable, isRecord } from '../std/collections.ts'
import { messageOf } from '../std/errors.ts'
import { isScriptAddress } from '../std/html.ts'
import { showValue } from './explainSchemaIssue.ts'
import type { ImportedModule } from './importModule.ts'
import { LimitedPattern } from './limitedPattern.ts'
import { mostItems } from './schema/parts.ts'
import { runSiteCode, SettingFailed } from './siteCode.ts'
import { settingName } from './siteConfig.ts'

type Explain = ImportedModule['explain']

/** Settings whose functions are left as they are. Errors of plugins are reported with the note that they fail on. */
const foreignSettings = new Set(['plugins', 'remarkPlugins', 'rehypePlugins', 'customFields'])

/** Settings that give a pattern as text, with its flags. */
const patternFlags = asTable<string>({ activeBaseRegex: 'i', externalUrlRegex: '' })

/** How deep settings are nested at most; what is deeper holds itself, most likely. */
const deepest = 100

/**
 * Wraps every function in the settings, so that an error it throws names the setting and the line, and every pattern, so
 * that none runs without end. That reads all of them: a getter that throws is explained, too. `wrap` may do something
 * else with them.
 */
export function guardCallbacks<Value>(value: Value, explain: Explain, wrap: Wrap = guardValue): Value {
  try {
    return guardMembers(value, { explain, wrap }, [])
  } catch (error) {
    throw explain(error)
  }
}

type Wrap = (value: unknown, explain: Explain, path: PropertyKey[]) => unknown

function guardMembers<Value>(value: Value, by: { explain: Explain; wrap: Wrap }, path: PropertyKey[]): Value {
  requireReadable(value, path, by.explain)
  if (foreignSettings.has(String(path.at(-1)))) return value
  if (path.length > deepest)
    throw new RangeError(`"${settingName(path.slice(0, 2))}" holds itself, or is nested too deeply`)
  const wrapped = by.wrap(value, by.explain, path)
  if (wrapped !== value) return wrapped as Value
  if (Array.isArray(value))
    return value.map((item, index) => guardMembers(item, by, [...path, index])) as Value
  if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) return value
  const members = Object.entries(value).map(([key, member]) => [
    key,
    guardMembers(member, by, [...path, key]),
  ])
  return Object.fromEntries(members) as Value
}

/** The schema reads each setting and its fields, where a proxy or a getter that throws would have no place. */
function requireReadable(value: unknown, path: PropertyKey[], explain: Explain): void {
  if (typeof value !== 'object' || value === null || path.length === 0) return
  let length: unknown
  try {
    for (const key of [...Object.keys(value), 'constructor', 'toJSON']) Reflect.get(value, key)
    length = Array.isArray(value) && value.length
  } catch (error) {
    const expected = `a value that can be read, but reading it failed: ${messageOf(error)}`
    throw refusal(path, explain, ['an object', expected])
  }
  if (Number(length) > mostItems)
    throw refusal(path, explain, [`a list of ${length}`, `a list of at most ${mostItems} items`])
}

function refusal(path: PropertyKey[], explain: Explain, [value, expected]: [string, string]): SettingFailed {
  const wrong = { setting: `"${settingName(path)}"`, value, expected: `must be ${expected}` }
  return new SettingFailed(diagnose('invalid-setting', [wrong], placeOf(path, explain)), path)
}

function placeOf(path: PropertyKey[], explain: Explain) {
  const where = explain('').diagnostics[0]?.where
  return where && { file: where.file, key: path }
}

function guardValue(value: unknown, explain: Explain, path: PropertyKey[]): unknown {
  if (typeof value === 'function') return guard(value, explain, path)
  const pattern = patternOf(value, path)
  return pattern ? limit(pattern, explain, path) : value
}

/** The pattern that a setting holds. One that is none stays a text, which the schema reports. */
function patternOf(value: unknown, path: PropertyKey[]): RegExp | undefined {
  if (value instanceof RegExp) return value
  const flags = patternFlags[String(path.at(-1))]
  if (flags === undefined || typeof value !== 'string') return undefined
  try {
    return new RegExp(value, flags)
  } catch {
    return undefined
  }
}

function limit(pattern: RegExp, explain: Explain, path: PropertyKey[]): RegExp {
  try {
    // One that is too large is refused only when it is run.
    new RegExp(pattern).exec('')
  } catch {
    throw refusal(path, explain, ['a pattern', 'a smaller regular expression'])
  }
  const place = placeOf(path, explain)
  return new LimitedPattern(pattern, () => {
    throw new SettingFailed(diagnose('slow-pattern', [settingName(path), String(pattern)], place), path)
  })
}

function guard(callback: CallableFunction, explain: Explain, path: PropertyKey[]) {
  const fail = (error: unknown) => {
    const reason = messageOf(error)
    const where = explain(error).diagnostics[0]?.where
    throw new SettingFailed(diagnose('setting-failed', [`"${settingName(path)}"`, reason], where), path)
  }
  return (...facts: unknown[]) => {
    try {
      const result = checkResult(callback(...facts), path)
      if (!(result instanceof Promise)) return result
      const file = explain('').diagnostics[0]?.where?.file
      return runSiteCode(file, () => result)
        .then((later) => checkResult(later, path))
        .catch(fail)
    } catch (error) {
      return fail(error)
    }
  }
}

function checkResult(result: unknown, path: PropertyKey[]): unknown {
  const rule = callbackResults[String(path.at(-1))]
  if (!rule || !result || rule.accepts(result)) return result
  throw new TypeError(`it gave ${showValue(result)}, but must give ${rule.expected} or nothing`)
}

const address = {
  expected: 'an address',
  accepts: (result: unknown) => typeof result === 'string' && !isScriptAddress(result),
}

/** The items of a feed, which are written without another look at them. */
const items = (result: unknown) => Array.isArray(result) && result.map(Object).every(isFeedItem)

function isFeedItem({ title, description, link, html, image = link, ...post }: FeedPost) {
  const { published, updated, authors, tags } = post
  const isWritten = [title, description, link, html, image].every((text) => typeof text === 'string')
  const isDated = [published, updated].every((date) => date instanceof Date && !Number.isNaN(date.getTime()))
  const areNamed = [authors, tags].every(Array.isArray) && authors.every((author) => Object(author).name)
  return isWritten && isDated && areNamed && !isScriptAddress(link) && !isScriptAddress(image)
}

const former = (result: unknown) =>
  [result].flat().every((path) => typeof path === 'string' && path.startsWith('/'))

const isParsed = (result: unknown) =>
  isRecord(result) && isRecord(result.frontMatter) && typeof result.content === 'string'

const list = { expected: 'a list', accepts: Array.isArray }

/** What functions among the settings must give, if anything, by the last part of the setting's name. */
const callbackResults = asTable<{ expected: string; accepts: (result: unknown) => boolean }>({
  createRedirects: { expected: "an address that begins with '/', a list of them,", accepts: former },
  editUrl: address,
  createFeedItems: {
    expected:
      'a list of posts with all fields that "defaultCreateFeedItems" gives, whose links are addresses,',
    accepts: (result) => result instanceof Promise || items(result),
  },
  parseFrontMatter: {
    expected: '{ frontMatter, content }',
    accepts: (result) => result instanceof Promise || isParsed(result),
  },
  preprocessor: { expected: 'a text', accepts: (result) => typeof result === 'string' },
  processBlogPosts: list,
  readingTime: { expected: 'a number', accepts: (result) => typeof result === 'number' },
})
