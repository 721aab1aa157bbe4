/** A hint for code that failed at build because it needs a browser; undefined if that is not the reason. */
export function browserHint(reason: string): string | undefined {
  return / is not defined\.?$/.test(reason)
    ? 'Pages are rendered in Node: what needs a browser (window, document) belongs in an effect.'
    : undefined
}
