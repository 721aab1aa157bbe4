import type { Page } from 'playwright-core'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'

const long = Array.from({ length: 400 }, (_, index) => `filler${index}`).join(' ')

/** Notes in both languages for tests of the search. */
export const files = {
  'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nWelcome.',
  'docs/guides/vim.md': `# Vim\n\nAn editor.\n\n${long}\n\n## Leaving it\n\nPress escape, then write quit. ${long}`,
  'docs/guides/processes.md': '# Processes\n\nHow the kernel schedules them.',
  'docs/personal dev/sharing/bo-nho.md':
    '# Bộ nhớ và hệ điều hành\n\nMáy tính có bộ nhớ để lưu dữ liệu khi chạy chương trình.\n\n## Ổ đĩa\n\nỔ đĩa lưu lâu hơn.',
  'docs/empty.md': '# Empty',
}
/** A config with a search box. */
export const config: Partial<UserConfig> = { navbar: { items: [{ type: 'search', position: 'right' }] } }
/** A config with a search box and settings of the search. */
export const withSearch = (search: UserConfig['search']): Partial<UserConfig> => ({ ...config, search })

export const box = (page: Page) => page.locator('.search-box input')
export const options = (page: Page) => page.locator('.search-box [role=option]')
export const titles = (page: Page) =>
  page.locator('.search-box [role=option] .search-hit-title').allTextContents()

/** Types into the box and waits for its suggestions. */
export async function suggest(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await page.waitForFunction(() => document.querySelector('.search-box:not([data-loading])[data-open]'))
}
