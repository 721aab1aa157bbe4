import { element, follow } from '../element.ts'
import { scriptText } from '../pageText.ts'
import type { Part } from '../part.ts'
import type { ReaderStorage } from '../storage.ts'

/** How long a copy is confirmed, in ms. */
const confirmFor = 1000

/** Gives each block of code its buttons: wrap, where a line is too long, and copy. */
export function startCodeButtons(storage: ReaderStorage): Part {
  follow('click', '.code-copy', copy)
  follow('click', '.code-wrap', () => wrap(storage))
  addEventListener('resize', updateWrapButtons)
  return {
    enterPage() {
      // React owns the DOM of an island and fails on nodes that it did not create.
      for (const block of document.querySelectorAll('.theme-code-block:not([data-live])')) addButtons(block)
      updateWrapButtons()
    },
  }
}

function addButtons(block: Element): void {
  if (block.querySelector('.code-buttons')) return
  const buttons = element(
    'div',
    { className: 'code-buttons' },
    createButton('code-wrap', scriptText('wrapCode')),
    createButton('code-copy', scriptText('copy'), scriptText('copyCode')),
  )
  block.append(buttons)
}

function createButton(className: string, title: string, label = title): HTMLButtonElement {
  return element('button', { type: 'button', className, title, ariaLabel: label })
}

const preOf = (part: Element) => part.closest('.theme-code-block')!.querySelector('pre')!

/** Reads all sizes before it changes anything: each size that is read after a change costs a layout of the page. */
function updateWrapButtons(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('.code-wrap')]
  const useful = new Set(buttons.filter((button) => areLinesWrapped() || isTooWide(preOf(button))))
  for (const button of buttons) {
    button.hidden = !useful.has(button)
    button.ariaPressed = String(areLinesWrapped())
  }
}

const isTooWide = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth

const areLinesWrapped = () => 'wrapCode' in document.documentElement.dataset

/** Wraps the lines of every block, here and on the next pages. */
function wrap(storage: ReaderStorage): void {
  if (areLinesWrapped()) storage.delete('sotay.wrapCode')
  else storage.set('sotay.wrapCode', 'true')
  restoreWrap(storage)
  updateWrapButtons()
}

/** Runs before the first paint, because it changes how high blocks are. */
export function restoreWrap(storage: ReaderStorage): void {
  document.documentElement.toggleAttribute('data-wrap-code', storage.get('sotay.wrapCode') !== null)
}

/** Copies the code; of what a terminal showed only the commands, without their prompts. */
async function copy(button: HTMLElement): Promise<void> {
  const code = preOf(button).cloneNode(true) as Element
  for (const part of code.querySelectorAll('i.p, i.u')) part.textContent = part.className === 'p' ? '' : '\0'
  await navigator.clipboard.writeText(code.textContent.replace(/^\0\n?/gm, '').replace(/\n$/, ''))
  showCopied(button, true)
  setTimeout(showCopied, confirmFor, button, false)
}

function showCopied(button: HTMLElement, isCopied: boolean): void {
  button.ariaLabel = scriptText(isCopied ? 'copied' : 'copyCode')
  button.toggleAttribute('data-copied', isCopied)
}
