import type { Element } from 'hast'
import { diagnose } from '../../../diagnostics/diagnostic.ts'
import { locate } from '../../locate.ts'
import type { ElementRenderer } from '../../walkTree.ts'
import { type Fence, readFence } from '../fence.ts'
import { renderCodeTab } from './renderCodeTab.ts'
import { renderTabGroup } from './renderTabGroup.ts'

/** `:::code-group`: its code blocks as tabs, labelled by `[label]`, else by title or language. */
export const renderCodeGroup: ElementRenderer = (directive, walk, renderChildren) => {
  const blocks = directive.children.filter(isCode)
  const others = directive.children.filter((child) => !isCode(child) && !isBlank(child))
  if (others.length > 0) {
    const { line, column } = directive.properties
    const where = locate(walk.source, Number(line), Number(column))
    walk.diagnostics.push(diagnose('code-group-unknown-child', [], where))
  }
  const tabs = blocks.map((pre, index) => {
    const { label, fence } = nameFence(readFence(pre)!)
    return renderCodeTab({ value: String(index), label }, { fence, pre }, walk)
  })
  const group = tabs.length > 0 ? renderTabGroup({ tabs, defaultValue: '0' }, walk) : ''
  return group + renderChildren({ ...directive, children: others })
}

const isCode = (node: Element['children'][number]): node is Element =>
  node.type === 'element' && node.tagName === 'pre' && readFence(node) !== undefined

const isBlank = (node: Element['children'][number]) => node.type === 'text' && node.value.trim() === ''

/** The label of a block's tab. If that is the title, the block itself loses it. */
function nameFence(fence: Fence): { label: string; fence: Fence } {
  const bracketed = /(?:^|\s)\[([^\][]+)\]/.exec(fence.meta)?.[1]
  const named = /(?<![\w-])(?:title|tab)=(["'])(.*?)\1/.exec(fence.meta)
  const label = bracketed ?? named?.[2] ?? fence.language ?? 'text'
  const meta = bracketed || !named ? fence.meta : fence.meta.replace(named[0], '')
  return { label, fence: { ...fence, meta } }
}
