interface PathPattern {
  path?: string | string[]
  exact?: boolean
  strict?: boolean
  sensitive?: boolean
}

interface PathMatch {
  path: string
  url: string
  isExact: boolean
  params: Record<string, string | undefined>
}

/** Matches a path against a pattern such as `/docs/:name`; null unless the path begins with a match. */
export function matchPath(pathname: string, options: string | string[] | PathPattern): PathMatch | null {
  const {
    path = '/',
    exact = false,
    strict = false,
    sensitive = false,
  } = isPattern(options) ? options : { path: options }
  for (const pattern of [path].flat()) {
    const found = toExpression(pattern, { strict, sensitive }).exec(pathname)
    if (!found) continue
    const [url, ...values] = found as unknown as [string, ...(string | undefined)[]]
    const isExact = url === pathname
    if (exact && !isExact) return null
    const names = Array.from(pattern.matchAll(place), ([, name], index) => name ?? String(index))
    const params = Object.fromEntries(names.map((name, index) => [name, values[index]]))
    return { path: pattern, url: url || '/', isExact, params }
  }
  return null
}

const isPattern = (options: string | string[] | PathPattern): options is PathPattern =>
  typeof options === 'object' && !Array.isArray(options)

/** The parameters of a pattern: `:name`, `:name?` and `*`. */
const place = /:(\w+)\??|\*/g

function toExpression(
  pattern: string,
  { strict, sensitive }: { strict: boolean; sensitive: boolean },
): RegExp {
  const source = pattern
    .replace(strict ? '' : /\/$/, '')
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\/:(\w+)\?/g, '(?:/([^/]+))?')
    .replace(/:(\w+)/g, '([^/]+)')
    .replaceAll('*', '(.*)')
  return new RegExp(`^${source}${strict ? '' : '/?'}(?=/|$)`, sensitive ? '' : 'i')
}
