import type { PageData } from '../../model/pageData.ts'

/** Whether there is anything to put behind the menu button. */
export function hasDrawer({ sidebar, navbar }: PageData): boolean {
  return sidebar !== undefined || [...navbar.left, ...navbar.right].some(({ kind }) => kind !== 'search')
}
