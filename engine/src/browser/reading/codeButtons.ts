import { element, follow } from '../element.ts'
import { scriptText } from '../pageText.ts'
import type { Part } from '../part.ts'

/** How long a copy is confirmed, in ms. */
const confirmFor = 1000

/** Gives each block of code its buttons: wrap, where a line is too long, and copy. */
export function startCodeButtons(): Part {
  follow('click', '.code-buttons button', (button) => {
    if (button.classList.contains('code-copy')) void copy(button)
    else wrap(button)
  })
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
  const useful = new Set(buttons.filter(isUseful))
  for (const button of buttons) button.hidden = !useful.has(button)
}

function isUseful(wrapButton: Element): boolean {
  const pre = preOf(wrapButton)
  return pre.hasAttribute('data-wrapped') || pre.scrollWidth > pre.clientWidth
}

function wrap(button: HTMLElement): void {
  button.ariaPressed = String(preOf(button).toggleAttribute('data-wrapped'))
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
