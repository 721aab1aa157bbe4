import { escapeHtml } from '../../std/html.ts'
import { addText } from '../sections.ts'
import { addReference, type ComponentRenderer } from '../walk.ts'
import { renderAdmonitionComponent } from './admonition.ts'
import { renderCodeBlockComponent } from './codeBlock.ts'
import { renderDetailsComponent } from './details.ts'
import { renderMermaidComponent } from './diagram.ts'
import { renderThemedImage } from './image.ts'
import { readJsxAttributes } from './jsx.ts'
import { renderLinkComponent } from './link.ts'
import { renderTabs } from './tabs/tabs.ts'
import { renderTocInline } from './toc.ts'

/** `<BrowserOnly fallback="…">` without a function: renders its fallback. */
const renderBrowserOnly: ComponentRenderer = (node, walk) => {
  const { fallback } = readJsxAttributes(node, walk)
  if (typeof fallback !== 'string') return ''
  addText(fallback, walk)
  return escapeHtml(fallback)
}

/** `<DocCardList />`: cards for the note's siblings in the sidebar, filled in by the site. */
const renderDocCardList: ComponentRenderer = (_, walk) => addReference({ kind: 'cards' }, walk)

/** The renderers of built-in components, which notes use without importing them. */
export const builtInRenderers = new Map<string, ComponentRenderer>([
  ['Admonition', renderAdmonitionComponent],
  ['BrowserOnly', renderBrowserOnly],
  ['CodeBlock', renderCodeBlockComponent],
  ['Details', renderDetailsComponent],
  ['DocCardList', renderDocCardList],
  ['Link', renderLinkComponent],
  ['Mermaid', renderMermaidComponent],
  ['Tabs', renderTabs],
  ['ThemedImage', renderThemedImage],
  ['TOCInline', renderTocInline],
])
