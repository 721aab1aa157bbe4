/** The text of a call of `console.error`, with its values in the places for them. */
export function fillIn([format, ...values]: unknown[]): string {
  const text = String(format).replace(/%[sodic]/g, (place) => {
    const value = String(values.shift() ?? '')
    return place === '%c' ? '' : value
  })
  return [text, ...values].join(' ').trim()
}
