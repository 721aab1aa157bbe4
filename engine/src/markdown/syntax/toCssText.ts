/** CSS properties whose numbers have no unit; elsewhere a number means pixels, as in React. */
const takesNumber = new Set(
  (
    'animationIterationCount aspectRatio borderImageOutset borderImageSlice borderImageWidth boxFlex boxOrdinalGroup ' +
    'columnCount columns fillOpacity flex flexGrow flexOrder flexShrink floodOpacity fontWeight gridArea gridColumn ' +
    'gridColumnEnd gridColumnStart gridRow gridRowEnd gridRowStart lineClamp lineHeight opacity order orphans scale ' +
    'stopOpacity strokeDasharray strokeDashoffset strokeMiterlimit strokeOpacity strokeWidth tabSize widows zIndex zoom'
  ).split(' '),
)

const vendor = /^(?:Webkit|Moz|O|ms)(?=[A-Z])/

/** Writes the object of a JSX `style` as CSS: `{ marginTop: 4 }` becomes `margin-top:4px`. */
export function toCssText(style: object): string {
  return Object.entries(style)
    .filter(([, value]) => ['string', 'number'].includes(typeof value) && value !== '')
    .map(([property, value]) => `${toCssName(property)}:${toCssValue(property, value)}`)
    .join(';')
}

function toCssName(property: string): string {
  if (property.startsWith('--')) return property
  return property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-')
}

function toCssValue(property: string, value: string | number): string {
  if (typeof value === 'string' || value === 0 || property.startsWith('--')) return String(value).trim()
  const plain = property.replace(vendor, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase())
  return takesNumber.has(plain) ? String(value) : `${value}px`
}
