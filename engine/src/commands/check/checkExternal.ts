import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ExternalLink } from '../../check/externalLinks.ts'
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostic.ts'
import { groupBy } from '../../std/groupBy.ts'
import { tryAddress } from './tryAddress.ts'

/** How many servers are asked at a time; each of them one thing after the other. */
const atOnce = 4

/** For how long what answered is not asked again. */
const trust = 24 * 60 * 60 * 1000

/** When an address last answered, in milliseconds. */
type Answers = Record<string, number>

/** Tries links to other hosts, politely: few at a time, and what answered within a day is not asked again. */
export async function checkExternal(links: ExternalLink[], siteDir: string): Promise<Diagnostic[]> {
  const path = join(siteDir, '.sotay/cache/external-links.json')
  const answers = readAnswers(path)
  const waiting = links.filter(({ url }) => !(url in answers))
  const reasons = await askHosts(waiting)
  for (const { url } of waiting) if (!reasons.has(url)) answers[url] = Date.now()
  keepAnswers(path, answers)
  return waiting.flatMap(({ url, where }) => {
    const reason = reasons.get(url)
    return reason ? [diagnose('broken-external-link', [url, reason], where)] : []
  })
}

/** Gives why addresses cannot be reached. */
async function askHosts(links: ExternalLink[]): Promise<Map<string, string>> {
  const hosts = [...groupBy(links, ({ url }) => hostOf(url)).values()]
  const reasons = new Map<string, string>()
  const work = async () => {
    for (let host = hosts.pop(); host; host = hosts.pop())
      for (const { url } of host) {
        const reason = await tryAddress(url)
        if (reason) reasons.set(url, reason)
      }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return reasons
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')

/** What cannot be kept is asked again, which is no reason to keep the findings back. */
function keepAnswers(path: string, answers: Answers): void {
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(answers))
  } catch {
    // A folder that may not be written to, or a full disk.
  }
}

/** Those that are trusted still. */
function readAnswers(path: string): Answers {
  try {
    const kept: [string, number][] = Object.entries(JSON.parse(readFileSync(path, 'utf8')))
    return Object.fromEntries(kept.filter(([, answeredAt]) => Date.now() - answeredAt < trust))
  } catch {
    return {}
  }
}
