import type { Element } from 'hast'
import { keepText } from '../../sections.ts'
import type { Walk } from '../../walk.ts'
import { renderFence } from '../codeBlock.ts'
import type { Fence } from '../fence.ts'
import type { Tab } from './renderTabGroup.ts'

/** Makes a tab of one code block; `pre` is its element. */
export function renderCodeTab(
  tab: Omit<Tab, 'content'>,
  { fence, pre }: { fence: Fence; pre: Element },
  walk: Walk,
): Tab {
  keepText(`\n${tab.label}\n`, walk)
  return { ...tab, content: renderFence(fence, pre, walk) }
}
