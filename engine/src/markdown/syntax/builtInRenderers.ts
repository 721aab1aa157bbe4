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
import { renderIcon } from './parts/icon.ts'
import { renderFileTree, renderSteps } from './parts/listParts.ts'
import {
  renderBadge,
  renderCard,
  renderContainer,
  renderFigure,
  renderLinkCard,
  renderVideo,
} from './parts/parts.ts'
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
  ['Aside', renderAdmonitionComponent],
  ['Badge', renderBadge],
  ['BrowserOnly', renderBrowserOnly],
  ['Card', renderCard],
  ['CardGrid', renderContainer('CardGrid')],
  ['CodeBlock', renderCodeBlockComponent],
  ['Column', renderContainer('Column')],
  ['Columns', renderContainer('Columns')],
  ['Details', renderDetailsComponent],
  ['DocCardList', renderDocCardList],
  ['Figure', renderFigure],
  ['FileTree', renderFileTree],
  ['Icon', renderIcon],
  ['Link', renderLinkComponent],
  ['LinkCard', renderLinkCard],
  ['Mermaid', renderMermaidComponent],
  ['Steps', renderSteps],
  ['Tabs', renderTabs],
  ['ThemedImage', renderThemedImage],
  ['TOCInline', renderTocInline],
  ['Video', renderVideo],
])
