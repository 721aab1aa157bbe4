import { element, follow } from '../element.ts'
import { scriptText } from '../pageText.ts'
import type { Part } from '../part.ts'
import type { ReaderStorage } from '../storage.ts'

/** How long a copy is confirmed, in ms. */
const confirmFor = 1000

/**
 * Gives each block of code its buttons: wrap, where a line is too long, and copy. The mark of a heading copies its
 * address. Of what may scroll, the tab key stops only at what does.
 */
export function startCodeButtons(storage: ReaderStorage): Part {
  follow('click', '.code-copy', copy)
  // Leads to the heading, too; where there is no clipboard, it only does that.
  follow('click', '.hash-link', (link) => copyText((link as HTMLAnchorElement).href, link).catch(() => {}))
  follow('click', '.code-wrap', () => wrap(storage))
  addEventListener('resize', updateBlocks)
  // A formula is wider in its font.
  document.fonts.onloadingdone = updateBlocks
  return {
    enterPage() {
      for (const block of document.querySelectorAll(bare)) addButtons(block)
      updateBlocks()
    },
  }
}

/** Blocks without buttons; React owns the DOM of an island and fails on nodes that it did not create. */
const bare = '.theme-code-block:has(>pre):not([data-live],:has(.code-buttons))'

function addButtons(block: Element): void {
  const copyButton = createButton('code-copy', scriptText('copy'), scriptText('copyCode'))
  const buttons = [createButton('code-wrap', scriptText('wrapCode')), copyButton]
  block.append(element('div', { className: 'code-buttons' }, ...buttons))
}

function createButton(className: string, title: string, label = title): HTMLButtonElement {
  return element('button', { type: 'button', className, title, ariaLabel: label })
}

const preOf = (part: Element) => part.closest('.theme-code-block')!.querySelector('pre')!

const scrolling = '.prism-code,.table-scroll,.math-block,.diagram-picture'

/** Reads all sizes before it changes anything: each size that is read after a change costs a layout of the page. */
function updateBlocks(): void {
  const blocks = [...document.querySelectorAll<HTMLElement>(scrolling)]
  const wide = new Set(blocks.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
  for (const block of blocks) block.tabIndex = wide.has(block) ? 0 : -1
  for (const button of document.querySelectorAll<HTMLElement>('.code-wrap')) {
    button.hidden = !areLinesWrapped() && !wide.has(preOf(button))
    button.ariaPressed = String(areLinesWrapped())
  }
}

const areLinesWrapped = () => 'wrapCode' in document.documentElement.dataset

/** Wraps the lines of every block, here and on the next pages. */
function wrap(storage: ReaderStorage): void {
  storage.set('sotay.wrapCode', String(!areLinesWrapped()))
  restoreWrap(storage)
  updateBlocks()
}

/** Runs before the first paint, because it changes how high blocks are. */
export function restoreWrap(storage: ReaderStorage): void {
  document.documentElement.toggleAttribute('data-wrap-code', storage.get('sotay.wrapCode') === 'true')
}

/**
 * Copies the code; of what a terminal showed only the commands, without their prompts. Where the clipboard is refused,
 * the code is selected.
 */
async function copy(button: HTMLElement): Promise<void> {
  const code = preOf(button).cloneNode(true) as Element
  for (const part of code.querySelectorAll('i.p, i.u')) part.textContent = part.className === 'p' ? '' : '\0'
  const text = code.textContent.replace(/^\0\n?/gm, '').replace(/\n$/, '')
  await copyText(text, button).catch(() => getSelection()!.selectAllChildren(preOf(button)))
}

/** The button or link says so for a moment, with a tick and to screen readers. */
async function copyText(text: string, control: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(text)
  const { ariaLabel, dataset } = control
  if ('copied' in dataset) return
  dataset.copied = ''
  control.ariaLabel = scriptText('copied')
  setTimeout(() => {
    control.ariaLabel = ariaLabel
    delete dataset.copied
  }, confirmFor)
}
