import type { SiteConfig } from '../../config/siteConfig.ts'
import {
  chooseSeverity,
  type Diagnostic,
  type Severity,
  type SeverityRule,
  withSeverity,
} from '../../diagnostics/diagnostic.ts'
import type { Reference } from '../../markdown/document.ts'
import { type HydrateTime, islandTag } from '../../model/markup.ts'
import { escapeAttribute } from '../../std/html.ts'

/** The HTML that replaces a reference. */
export interface ResolvedReference {
  /** Attributes, each with a leading space (links), or whole elements (diagrams, lists and most images). */
  html: string
  diagnostics: Diagnostic[]
  /** Whether its anchor can only be checked after its page is rendered. */
  isOpen?: boolean
}

/** Writes one attribute with a space before it. */
export function attribute(name: string, value: string): string {
  return ` ${name}="${escapeAttribute(value)}"`
}

/** A reference that leads somewhere. */
export function found(html: string, diagnostics: Diagnostic[] = []): ResolvedReference {
  return { html, diagnostics }
}

interface BrokenReference {
  name: 'href' | 'src'
  reference: Reference
  /** A level, or a function that may give an address in place of the broken one. */
  hook: SiteConfig['markdown']['hooks']['onBrokenMarkdownLinks']
  /** The severity of another check for the same problem. It is reported once, with the higher of the two. */
  atLeast?: SeverityRule
  /** Called only if the problem is reported, because finding the nearest valid target takes time. */
  problem: () => Diagnostic
}

/** A broken reference. It stays as written, unless the hook returns a replacement. */
export function broken({
  name,
  reference,
  hook,
  atLeast = 'ignore',
  problem,
}: BrokenReference): ResolvedReference {
  const { url, where } = reference
  const isLevel = typeof hook === 'string'
  const replacement = isLevel ? undefined : hook({ url, sourceFilePath: where.file })
  if (typeof replacement === 'string') return found(attribute(name, replacement))
  const wanted = isLevel ? hook : 'ignore'
  if (wanted === 'ignore' && atLeast === 'ignore') return found(attribute(name, url))
  const told = problem()
  const level = stronger(wanted, chooseSeverity(atLeast, told))
  return found(attribute(name, url), withSeverity(level, told))
}

const severities: Severity[] = ['ignore', 'log', 'warn', 'throw']

function stronger(a: Severity, b: Severity): Severity {
  return severities.indexOf(a) > severities.indexOf(b) ? a : b
}

/** Wraps HTML into an island that a script of the engine takes over; `code` is the URL of the script. */
export function islandHtml(html: string, code: string, when: HydrateTime): string {
  return `<${islandTag}${attribute('data-files', code)} data-when="${when}">${html}</${islandTag}>`
}
