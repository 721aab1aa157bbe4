import { z } from 'zod'

const expectation = "must be an absolute address, such as 'https://notes.example.com'"

/** An address of a host: protocol and host, no path. A slash at its end is dropped. */
export const siteUrl = z
  .string(expectation)
  .check(({ value, issues }) => {
    const problem = findProblem(value)
    if (problem) issues.push({ code: 'custom', input: value, ...problem })
  })
  .transform((url) => url.replace(/\/$/, ''))

function findProblem(url: string): { message: string; params?: { hint: string } } | undefined {
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url)) return { message: expectation }
  const { origin, pathname, search, hash } = new URL(url)
  const rest = pathname + search + hash
  if (rest === '/') return undefined
  return {
    message: `must be an address without a path, but this one has '${rest}'`,
    params: { hint: `Write url: '${origin}' and baseUrl: '${pathname}'.` },
  }
}
