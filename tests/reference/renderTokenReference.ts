import { readFileSync } from 'node:fs'

const introduction = `# Custom properties

The theme takes its colours, fonts and sizes from custom properties of CSS. Set them in a style sheet that \`customCss\` names; colours for both modes with \`light-dark()\`, or for one mode alone:

\`\`\`css title="src/css/site.css"
:root {
  --paper: light-dark(#ffffff, #101418);
  --ifm-font-size-base: 1.125rem;
  --radius: 0.25rem;
}

[data-theme='dark'] {
  --ifm-color-primary: #8ab4f8;
}
\`\`\`

\`theme\` in the config has whole sets of colours, and \`fonts\` brings fonts of your own ([changing how pages look](../customising.md)). A name that nearly spells one of these and that nothing uses is a warning.

This page is made from \`engine/src/theme/styles/tokens.css\`, \`engine/src/theme/framework/settable.css\` and \`engine/src/theme/content/diagram.css\`: run \`node scripts/reference.mjs\` after a change there.`

/** The style sheets with public properties, in the order of the page. */
const sheets = ['styles/tokens.css', 'framework/settable.css', 'content/diagram.css']

interface Token {
  name: string
  meaning: string
  light: string
  dark: string
}

/** The page of the docs that lists every custom property with its default in both modes, as Markdown. */
export function renderTokenReference(): string {
  return `${[introduction, ...sheets.flatMap(renderSheet)].join('\n\n')}\n`
}

/** A comment, the selectors behind it, and declarations. */
const blocks = /\/\*\s*([^]*?)\*\/\s*((?:[^{}]*\{\s*)+)([^{}]*)\}/g

/** A section for each block whose properties have a comment; the first sentence before the block is its heading. */
function renderSheet(path: string): string[] {
  const css = readFileSync(new URL(`../../engine/src/theme/${path}`, import.meta.url), 'utf8')
  const dark = /\[data-theme="dark"\][^{}]*\{([^{}]*--[^{}]*)\}/.exec(css)?.[1] ?? ''
  return Array.from(css.matchAll(blocks), ([, comment = '', selectors = '', body = '']) => {
    const tokens = tokensIn(body, dark)
    if (tokens.length === 0) return ''
    const [heading, ...others] = comment
      .replace(/\s*\n \* |^\* /g, ' ')
      .trim()
      .split(/\.\s+/)
    const selector = selectors.split('{').at(-2)!.trim().replace(/\s+/g, ' ')
    const place = selector === ':root' ? '' : ` Set these on \`${selector}\`.`
    const text = `${others.join('. ').replace(/ \(`[^`]*\.ts`\)/, '')}${place}`
    return [`## ${heading}`, text, tableOf(tokens)].join('\n\n')
  }).filter(Boolean)
}

const declarations =
  /(?:\/\*(?<before>[^*]*)\*\/\s*)?(?<name>--[\w-]+):(?<value>[^;]*);(?: \/\*(?<after>[^*]*)\*\/)?/g

function tokensIn(body: string, darkBody: string): Token[] {
  const inDark = new Map(
    Array.from(darkBody.matchAll(declarations), ({ groups }) => [groups!.name, groups!.value]),
  )
  return [...body.matchAll(declarations)].flatMap(({ groups }) => {
    const { before, name, value, after } = groups as Record<string, string | undefined>
    const meaning = (before ?? after)?.trim()
    if (!meaning) return []
    const written = value!.replace(/\s+/g, ' ').trim()
    const [, ofLight = written, ofDark = inDark.get(name)?.trim() ?? written] = pair.exec(written) ?? []
    return [{ name: name!, meaning, light: ofLight, dark: ofDark }]
  })
}

const pair = /^light-dark\(((?:[^(),]|\([^()]*\))+), (.+)\)$/

function tableOf(tokens: Token[]): string {
  const differs = tokens.some(({ light, dark }) => light !== dark)
  const rows = tokens.map(({ name, meaning, light, dark }) => [
    `\`${name}\``,
    meaning,
    written(light),
    ...(differs ? [light === dark ? 'the same' : written(dark)] : []),
  ])
  const head = ['Property', 'Meaning', ...(differs ? ['Light', 'Dark'] : ['Default'])]
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** What a property without a value means: that the rest of the theme decides. */
const written = (value: string) =>
  /^(?:initial|inherit)$/.test(value) ? 'what the theme has' : `\`${value}\``
