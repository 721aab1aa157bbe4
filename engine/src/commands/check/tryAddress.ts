/** Timeout of a request, in ms. */
const patience = 10_000

/** Status codes for pages that exist but refuse robots or ask for a login. */
const refusals = new Set([401, 403, 407, 429, 999])

/** Requests a page; gives the reason if it cannot be reached, else undefined. */
export async function tryAddress(url: string): Promise<string | undefined> {
  const first = await ask(url, 'HEAD')
  // Not every server knows HEAD, and some answer it wrongly.
  return first === undefined ? undefined : ask(url, 'GET')
}

type FetchError = Error & { cause?: { code?: string; message?: string } }

async function ask(url: string, method: 'HEAD' | 'GET'): Promise<string | undefined> {
  try {
    const response = await fetch(url, { method, redirect: 'follow', signal: AbortSignal.timeout(patience) })
    await response.body?.cancel()
    return response.ok || refusals.has(response.status) ? undefined : `it answers ${response.status}`
  } catch (error) {
    return explain(error as FetchError)
  }
}

function explain({ name, message, cause }: FetchError): string {
  if (name === 'TimeoutError') return `it does not answer within ${patience / 1000} seconds`
  const known: Record<string, string> = {
    ENOTFOUND: 'there is no such host',
    ECONNREFUSED: 'its host refuses the connection',
    ECONNRESET: 'its host broke the connection off',
    CERT_HAS_EXPIRED: 'the certificate of its host has expired',
  }
  return known[cause?.code ?? ''] ?? cause?.code ?? cause?.message ?? message
}
