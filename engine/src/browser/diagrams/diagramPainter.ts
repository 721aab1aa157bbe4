import type { Mermaid, MermaidConfig } from 'mermaid'
import { siteTheme, siteVariables } from '../../model/diagramColors.ts'
import type { DiagramLook } from '../../model/drawing.ts'
import { showDiagramError, showPicture } from './showPicture.ts'

/** Mermaid's own file, relative to this one; filled in when the package is built. */
declare const mermaidFile: string

/** A diagram that was not drawn at build. */
interface Diagram {
  island: HTMLElement
  source: string
  look: DiagramLook
}

/** Draws a diagram with Mermaid, again when the colour mode changes and when "Try again" is pressed. */
export function hydrate(island: HTMLElement): () => void {
  const sourceNow = () => island.querySelector('.diagram-source')?.textContent
  const look = JSON.parse(island.parentElement!.dataset.look!)
  const diagram: Diagram = { island, source: sourceNow()!, look }
  const draw = () => void drawDiagram(diagram)
  const observer = new MutationObserver(([record]) => {
    // While a note is being written, another source may come into the page.
    const source = sourceNow() ?? diagram.source
    if (record!.target !== document.documentElement && source === diagram.source) return
    diagram.source = source
    draw()
  })
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  observer.observe(island, { childList: true, subtree: true })
  island.addEventListener('click', ({ target }) => (target as Element).closest('.diagram-retry') && draw())
  draw()
  return () => observer.disconnect()
}

async function drawDiagram({ island, source, look }: Diagram): Promise<void> {
  const id = `diagram-${++count}`
  try {
    const address = new URL(mermaidFile, import.meta.url).href
    const { default: mermaid }: { default: Mermaid } = await import(address)
    const mode = document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
    setUp(mermaid, look, mode, colorsAt(island))
    const { svg, diagramType } = await mermaid.render(id, source)
    showPicture(island, svg, diagramType)
  } catch (error) {
    // Mermaid leaves this element behind when it fails.
    document.getElementById(`d${id}`)?.remove()
    showDiagramError(island, source, error)
  }
}

/** Numbers the diagrams: ids must differ from those of every other picture on the page. */
let count = 0

/** Mermaid computes with its colours, so those of the site are given as the numbers that they have at this time. */
function setUp(
  mermaid: Mermaid,
  { theme, options }: DiagramLook,
  mode: 'light' | 'dark',
  colorNow: ColorNow,
) {
  const isOfSite = theme[mode] === siteTheme
  const settings: MermaidConfig = {
    layout: 'dagre',
    look: 'classic',
    ...options,
    startOnLoad: false,
    suppressErrorRendering: true,
    theme: (isOfSite ? 'base' : theme[mode]) as MermaidConfig['theme'],
  }
  mermaid.initialize(settings)
  if (!isOfSite) return
  const { themeVariables } = mermaid.mermaidAPI.getSiteConfig()
  const isColor = (value: string) => CSS.supports('color', value)
  const colors = siteVariables(themeVariables, isColor, (role) => rgbOf(`var(--diagram-${role})`, colorNow))
  mermaid.initialize({ ...settings, themeVariables: { ...colors, ...settings.themeVariables } })
}

type ColorNow = (color: string) => string

/** A colour in the notation that Mermaid reads. One that is mixed in sRGB is computed as shares of 1, whatever it was. */
function rgbOf(color: string, colorNow: ColorNow): string {
  const shares = colorNow(`color-mix(in srgb, ${color}, ${color})`).match(/-?\d[\d.e-]*/g)!
  return `rgb(${shares.slice(0, 3).map((share) => Math.round(Math.min(Math.max(Number(share), 0), 1) * 255))})`
}

/** Reads colours as they are at a place of the page. */
const colorsAt = (place: HTMLElement) => (color: string) => {
  place.style.color = color
  const shown = getComputedStyle(place).color
  place.style.color = ''
  return shown
}
