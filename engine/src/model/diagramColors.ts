/** Themes of Mermaid in which the site's own colours take the place of the theme's. */
export const siteTheme = 'site'

/** The colours of a series that Mermaid takes from no theme, by kind of diagram, in their order. */
export const fixedColors: Record<string, string> = {
  journey: '#8fbc8f #7cfc00 #00ffff #20b2aa #b0e0e6 #ffffe0',
  sankey: '#4e79a7 #f28e2c #e15759 #76b7b2 #59a14f #edc949 #af7aa1 #ff9da7 #9c755f #bab0ab',
}

/** What a colour of a diagram is for: the name, without `--diagram-`, of a custom property in `diagram.css`. */
export type DiagramRole = string

/** How many colours there are for things in a series, such as the slices of a pie. */
const seriesLength = 8

/**
 * The roles of Mermaid's theme variables, by name; the first that matches counts. `*` stands for the number at the end
 * of the variable's name: it picks from the series.
 */
const roles: [variables: RegExp, role: DiagramRole][] = [
  [/^pie\d+$/, 'slice-*'],
  [/^(?:cScale|fillType|surface)\d+$/, 'tint-*'],
  [/^(?:git|cScalePeer|cScaleInv|surfacePeer|venn)\d+$/, 'hue-*'],
  [/^(?:gitInv|gitBranchLabel)\d+$|^(?:branchLabelColor|sequenceNumberColor|pieStrokeColor)$/, 'paper'],
  [/^xyChart\.plotColorPalette$/, 'series'],
  [/text(?:Color|Fill)?$|(?:title|label)(?:Color|Fill)$|label\d+$|^taskText|Fill$(?<=TextFill)/i, 'ink'],
  [/^(?:crit|error)\w*border|today|cliffColor|wardleyEvolution|evolutionStroke/i, 'alarm'],
  [/^(?:crit|error)/, 'alarm-ground'],
  [/^note(?:Bkg|Background)/, 'note'],
  [/^labelBackgroundColor$/, 'paper'],
  [
    /^(?:grid|radar\.graticule|wardley\.grid|done)\w*(?:Color)?$|^noteBorder|^archGroupBorder|SwimlaneBackgroundStroke$/,
    'line',
  ],
  [/^cluster(?:Border)|^(?:secondary|tertiary)Border|^border2$/, 'cluster-edge'],
  [/^quadrantPointFill$|^vertLineColor$|^gradientStart$|^arrowColor$/, 'accent'],
  [/border|stroke|innerEnd|gradientStop/i, 'edge'],
  [
    /(?:line|link|arrow\w*|edge|transition|relation|signal|axis|tick|specialState|boundary)Color$|emArrowhead/i,
    'thread',
  ],
  [/^(?:activation|activeTask|altSection|tagLabelBackground|attributeBackgroundColorEven|rowEven)/, 'active'],
  [
    /^(?:cluster|tertiaryColor|rectBkg|sectionBkg|altBackground|composite(?:Title)?Background|secondaryColor|exclude|emSwimlane|cynefin\.)/,
    'cluster',
  ],
  [
    /^(?:background|edgeLabelBackground|relationLabelBackground|commitLabelBackground|attributeBackgroundColorOdd|rowOdd|emUiFill|quadrant[24]Fill)$|^(?:xyChart|wardley)\./,
    'paper',
  ],
  [/(?:bkg|background)(?:Color)?2?$|Bg$|Fill$|^primaryColor$|^main|Bkg$|BkgColor\w*$/i, 'node'],
]

/** The role of a theme variable; groups are written with a point: `xyChart.titleColor`. Undefined for one that is new. */
function diagramRole(variable: string): DiagramRole | undefined {
  const found = roles.find(([variables]) => variables.test(variable))
  const place = (Number(/(?<!\d)\d*$/.exec(variable)![0]) % seriesLength) + 1
  return found?.[1].replace('*', String(place))
}

/** The theme variables with the colours of a site. What is not a colour stays. */
export function siteVariables(
  variables: Record<string, unknown>,
  isColor: (value: string) => boolean,
  colorOf: (role: DiagramRole) => string,
  group = '',
): Record<string, unknown> {
  const colorFor = (name: string, value: unknown) => {
    if (typeof value === 'object' && value !== null)
      return siteVariables(value as Record<string, unknown>, isColor, colorOf, `${name}.`)
    if (typeof value !== 'string' || !value.match(colorNotation)?.every(isColor)) return value
    const role = diagramRole(group + name)
    if (role === 'series') return seriesRoles.map(colorOf).join(',')
    return role ? colorOf(role) : value
  }
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, colorFor(name, value)]))
}

/** A colour of a list: `#fff`, `hsl(60, 100%, 50%)`. */
const colorNotation = /[^\s,()]+(?:\([^()]*\))?/g

const seriesRoles = Array.from({ length: seriesLength }, (_, index) => `hue-${index + 1}`)
