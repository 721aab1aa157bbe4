import { type SvgNode, textsOf, walkSvg } from './svgNode.ts'

const known = new Set(
  `a circle clipPath defs ellipse g line linearGradient marker path pattern polygon polyline radialGradient rect stop svg
  text tspan`.split(/\s+/),
)

/** Tags of HTML, icons, formulas and entities; `<T>` is a type. */
const markup =
  /<\/?(?:a|b|big|br|code|del|div|em|font|h\d|i|img|li|mark|ol|p|s|small|span|strong|sub|sup|u|ul)\b[^>]*>|\bfa[bklrs]?:fa-|\$\$|&\w+;/

/** Says why a browser should draw the diagram instead; undefined if the picture is fine. */
export function checkPicture(picture: SvgNode): string | undefined {
  const size =
    picture.attributes
      .get('viewBox')
      ?.split(/[\s,]+/)
      .map(Number) ?? []
  if (size.length !== 4 || !size.every(Number.isFinite) || size[2]! <= 0 || size[3]! <= 0)
    return 'it has no size'
  for (const { tag, attributes } of walkSvg(picture)) {
    if (!known.has(tag)) return `it holds <${tag}>`
    const broken = [...attributes].find(
      ([name, value]) => name !== 'href' && /NaN|undefined|Infinity/.test(value),
    )
    if (broken) return `"${broken[0]}" of <${tag}> is ${broken[1]}`
  }
  const texts = textsOf(picture)
  if (texts.length === 0) return 'it is empty'
  const rich = texts.find((text) => markup.test(text))
  return rich && `"${rich}" is more than text`
}
