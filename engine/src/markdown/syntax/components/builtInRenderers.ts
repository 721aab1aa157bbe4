import type { ComponentRenderer } from '../../walkTree.ts'
import { renderTabs } from '../tabs/tabs.ts'
import { renderAdmonitionComponent } from './admonitionComponent.ts'
import { renderBrowserOnly } from './browserOnly.ts'
import { renderCodeBlockComponent } from './codeBlockComponent.ts'
import { renderDetailsComponent } from './detailsComponent.ts'
import { renderDocCardList } from './docCardList.ts'
import { renderLinkComponent } from './linkComponent.ts'
import { renderMermaidComponent } from './mermaidComponent.ts'
import { renderThemedImage } from './themedImage.ts'
import { renderTocInline } from './tocInline.ts'

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
