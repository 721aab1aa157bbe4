import { elementIds } from '../../model/markup.ts'
import { follow } from '../element.ts'
import type { Part } from '../part.ts'
import { revealCurrentItem } from './sidebar.ts'

/**
 * The drawer is a native popover, which opens and closes without a script. This makes it modal and closes it on
 * navigation and on wide screens.
 */
export function startDrawer(): Part {
  document.addEventListener('beforetoggle', onDrawer(prepare), true)
  document.addEventListener('toggle', onDrawer(enter), true)
  follow('click', `#${elementIds.menu} a[href]`, (_, { defaultPrevented }) => {
    if (!defaultPrevented) close()
  })
  matchMedia('(width >= 62.3125rem)').addEventListener('change', close)
  if ('navigation' in window) navigation.addEventListener('navigate', stayOnBack)
  return { enterPage: describeButton }
}

const findDrawer = () => document.getElementById(elementIds.menu)
const isOpen = () => findDrawer()?.matches(':popover-open') ?? false

function close(): void {
  if (isOpen()) findDrawer()?.hidePopover()
}

function onDrawer(react: (drawer: HTMLElement, isOpening: boolean) => void) {
  return (event: Event) => {
    if (event.target === findDrawer())
      react(event.target as HTMLElement, (event as ToggleEvent).newState === 'open')
  }
}

/**
 * Runs before the toggle: on closing, the rest of the page must lose `inert` first, or the browser cannot return the
 * focus to it.
 */
function prepare(drawer: HTMLElement, isOpening: boolean): void {
  for (const element of around(drawer)) element.inert = isOpening
  drawer.role = isOpening ? 'dialog' : 'complementary'
  drawer.ariaModal = isOpening ? 'true' : null
  drawer.ariaLabel = isOpening ? document.querySelector('.navbar')!.ariaLabel : null
  const mainMenu = drawer.querySelector<HTMLDetailsElement>('details.main-menu')
  if (mainMenu && isOpening) mainMenu.open = false
}

function enter(drawer: HTMLElement, isOpen: boolean): void {
  describeButton()
  if (!isOpen) return
  revealCurrentItem(drawer)
  drawer.querySelector<HTMLElement>('.close')?.focus()
}

/** The siblings of an element and of each of its ancestors. */
function around(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  return [...(parent.children as HTMLCollectionOf<HTMLElement>)]
    .filter((child) => child !== element)
    .concat(around(parent))
}

function describeButton(): void {
  const button = document.querySelector(`[popovertarget=${elementIds.menu}]`)
  if (button) button.ariaExpanded = String(isOpen())
}

/** Back closes an open drawer and does not navigate. */
function stayOnBack(event: NavigateEvent): void {
  if (!isOpen()) return
  if (event.navigationType === 'traverse' && event.cancelable) event.preventDefault()
  close()
}
