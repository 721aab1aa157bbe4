import type { Mermaid, MermaidConfig } from 'mermaid'
import { fixedColors, siteTheme, siteVariables } from '../model/diagramColors.ts'
import type { DiagramLook, Drawing } from '../model/drawing.ts'
import { createRandom } from '../std/hash.ts'
import { describePicture, diagramKinds } from './describePicture.ts'
import { createDrawingPage, type Picture } from './drawingPage.ts'
import { fixMermaidOutput, fixTextLengths } from './fixMermaidOutput.ts'
import { createPalette, isColor, type Palette, paint, type ThemeVariables } from './palette.ts'
import { checkPicture, framePicture, writeSvg } from './svg/framePicture.ts'
import { optimisePicture } from './svg/optimisePicture.ts'
import { readPicture } from './svg/readPicture.ts'
import { markTags, styleMarkedText, unmarkTags } from './tagMarks.ts'

/** Draws one diagram. Calls must not overlap. */
export type DrawDiagram = (source: string) => Promise<Drawing>

/**
 * Prepares Mermaid to draw without a browser, for both colour modes at once. It changes global variables: call it in a
 * process of its own.
 */
export async function prepareMermaid(look: DiagramLook): Promise<DrawDiagram> {
  const page = createDrawingPage()
  // Loaded only now, because Mermaid looks for a page as soon as it is loaded.
  const { default: mermaid } = await import('mermaid')
  const palette = setUpMermaid(mermaid, look)
  const hasAxisFormat = (look.options as MermaidConfig).gantt?.axisFormat !== undefined
  return async (written) => {
    const source = markTags(hasAxisFormat ? written : withShortDates(written))
    Math.random = createRandom(1)
    try {
      const kind = mermaid.detectType(source)
      if (!diagramKinds[kind]) return await parseForBrowser(mermaid, source)
      await mermaid.render('diagram', source, page.container)
      if (isForBrowsers(mermaid)) return { kind: 'browser' }
      return finishDrawing(page.picture, { kind, source }, palette)
    } catch (error) {
      const failure = explainFailure(error, written)
      return failure.kind === 'browser' && isForBrowsers(mermaid) ? { kind: 'browser' } : failure
    }
  }
}

/**
 * The dates on the axis of a Gantt chart leave the year out where the chart takes less than two: whole ones are wider
 * than the room between them.
 */
function withShortDates(source: string): string {
  const isLong = /\b(?:\d{3,}d|\d{2,}w|\d+[My])\b/.test(source)
  if (!/^[ \t]*gantt\b/m.test(source) || /axisFormat/.test(source) || isLong) return source
  const years = (source.match(/\b\d{4}(?=-\d\d-\d\d\b)/g) ?? []).map(Number)
  const isShort = years.length > 0 && Math.max(...years) - Math.min(...years) <= 1
  // At the end, so that the places of mistakes stay.
  return isShort ? `${source}\naxisFormat %m-%d\n` : source
}

/** Whether the latest diagram chooses a look or a layout that only browsers can draw. */
function isForBrowsers(mermaid: Mermaid): boolean {
  const { look, layout } = mermaid.mermaidAPI.getConfig()
  return look !== 'classic' || layout !== 'dagre'
}

/** Only parses a diagram that a browser will draw, so that mistakes in it are found at build time too. */
async function parseForBrowser(mermaid: Mermaid, source: string): Promise<Drawing> {
  try {
    await mermaid.parse(source)
  } catch (error) {
    const failure = explainFailure(error, source)
    if (failure.kind === 'mistake') return failure
  }
  return { kind: 'browser' }
}

function setUpMermaid(mermaid: Mermaid, { theme, options }: DiagramLook): Palette {
  const settings: MermaidConfig = {
    layout: 'dagre',
    look: 'classic',
    ...options,
    deterministicIds: true,
    fontFamily: 'Arial',
    handDrawnSeed: 1,
    htmlLabels: false,
    logLevel: 'fatal',
    securityLevel: 'loose',
    startOnLoad: false,
    suppressErrorRendering: true,
  }
  const variablesOf = (name: string) => {
    const isOfSite = name === siteTheme
    mermaid.initialize({ ...settings, theme: (isOfSite ? 'base' : name) as MermaidConfig['theme'] })
    const variables = mermaid.mermaidAPI.getSiteConfig().themeVariables as ThemeVariables
    if (!isOfSite) return variables
    return {
      ...siteVariables(variables, isColor, (role) => `var(--diagram-${role})`),
      ...plainPie,
      ...settings.themeVariables,
    }
  }
  const dark = variablesOf(theme.dark)
  const palette = createPalette(variablesOf(theme.light), dark)
  mermaid.mermaidAPI.updateSiteConfig({ themeVariables: palette.variables })
  if (theme.light !== siteTheme || theme.dark !== siteTheme) return palette
  const { background } = palette.variables
  // What has the ground of nodes, or is always white.
  const onPaper = `.edgeLabel .label rect,.marker.er circle{fill:${background}}`
  mermaid.mermaidAPI.updateSiteConfig({ themeCSS: `${onPaper}${settings.themeCSS ?? ''}` })
  return { ...palette, fixed: pairFixedColors() }
}

/** Slices show their colours whole, and a title is no larger than the text around the diagram. */
const plainPie = { pieOpacity: '1', pieTitleTextSize: '17px' }

/** The colours of the site for those that no theme changes, by kind of diagram. */
function pairFixedColors(): Palette['fixed'] {
  const pair = (color: string, index: number) => [color, `var(--diagram-hue-${(index % 8) + 1})`] as const
  const kinds = Object.entries(fixedColors)
  return new Map(kinds.map(([kind, colors]) => [kind, new Map(colors.split(' ').map(pair))]))
}

function finishDrawing(
  { svg, css, textSheet }: Picture,
  diagram: { kind: string; source: string },
  palette: Palette,
): Drawing {
  fixMermaidOutput(svg!, textSheet)
  fixTextLengths(svg!, textSheet)
  const picture = styleMarkedText(optimisePicture(readPicture(svg!, css)))
  const reason = checkPicture(picture)
  if (reason) return { kind: 'browser', reason }
  const framed = framePicture(picture, describePicture(svg!, picture, diagram))
  return { kind: 'svg', svg: paint(writeSvg(framed), palette, diagram.kind) }
}

/**
 * Explains why a diagram was not drawn: a mistake in the diagram, or an error of this code, in which case a browser
 * draws it.
 */
export function explainFailure(error: unknown, source: string): Drawing {
  const message = unmarkTags(error instanceof Error ? error.message : String(error))
  if (error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError)
    return { kind: 'browser', reason: `drawing it failed: ${message}` }
  const line = /\bline (\d+)/i.exec(message)?.[1]
  return { kind: 'mistake', message, line: line ? lineInSource(Number(line), source) : undefined }
}

/** Converts Mermaid's line number, which does not count front matter, directives and comments. */
function lineInSource(line: number, source: string): number {
  const header = /^\s*---\n[\s\S]*?\n---[^\n]*\n/.exec(source)?.[0] ?? ''
  const before = header.split('\n').length - 1
  const lines = source
    .slice(header.length)
    .replace(/%%\{(?:(?!%%\{)[\s\S])*?\}%%/g, (written) => written.replace(/[^\n]/g, ' '))
    .split('\n')
  const counted = lines.flatMap((text, index) =>
    /^\s*%%/.test(text) ? [] : { text, number: before + index + 1 },
  )
  const first = counted.findIndex(({ text }) => text.trim() !== '')
  const last = counted.findLastIndex(({ text }) => text.trim() !== '')
  return counted[Math.min(first + line - 1, last)]?.number ?? before + 1
}
