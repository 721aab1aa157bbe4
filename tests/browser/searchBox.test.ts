import { expect } from 'vitest'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import { browserTest } from '../support/browserTest.ts'
import {
  box,
  config,
  options,
  suggest,
  titles,
  files as withoutMany,
  withSearch,
} from '../support/searchSite.ts'

const alike = Array.from({ length: 9 }, (_, index) => [`docs/n${index}.md`, `# Alike ${index}\n\nText.`])
const files = {
  ...withoutMany,
  ...Object.fromEntries(alike),
  'docs/hash.md': '# Hash table\n\nA hash table finds a value by its key.',
}

browserTest(
  '[S3][S6][S42] finds notes from the site alone, opens the section that was found, and still works there',
  async ({ openSite }) => {
    const site = await openSite(files, config)
    const page = await site.visit('/')
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(site.address) || request.method() !== 'GET') elsewhere.push(request.url())
    })
    await suggest(page, 'leaving')
    await options(page).first().click()
    await page.waitForURL('**/guides/vim#leaving-it')
    const top = () => page.locator('#leaving-it').evaluate((heading) => heading.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(200)
    await suggest(page, 'processes')
    await expect.poll(() => titles(page)).toEqual(['Processes'])
    expect(elsewhere).toEqual([])
  },
)

browserTest(
  '[S9][S127] finds Vietnamese with marks at either end of words, and without, and [S45][S137] says that there are no results, also to those who listen',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    for (const typed of ['bộ nhớ', 'hệ điều hành', 'he dieu hanh', 'bo nho', 'ổ đĩa']) {
      await suggest(page, typed)
      await expect.poll(() => options(page).first().getAttribute('href')).toContain('bo-nho')
    }
    await suggest(page, 'process')
    await expect.poll(() => titles(page)).toEqual(['Processes'])

    await suggest(page, 'zzzzqqq')
    await expect.poll(() => page.locator('.search-note').textContent()).toBe('No results')
    expect(await page.locator('.search-box [role=status]').textContent()).toBe('No results')
    expect(await page.getByText('See all results').count()).toBe(0)
  },
)

browserTest(
  '[S128][S145] suggests at most eight results, and [S39] leads on to the search page',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    await suggest(page, 'alike')
    await expect.poll(() => options(page).count()).toBe(8)
    const link = page.getByRole('link', { name: 'See all results' })
    expect(await link.getAttribute('href')).toBe('/search/?q=alike')
    await link.click()
    await expect.poll(() => page.locator('h1').textContent()).toBe('Search results for "alike"')
    await expect.poll(() => page.locator('.search-result').count()).toBe(9)
  },
)

browserTest(
  '[S117] takes whatever is typed, and says gently what it could not read',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    const failures: unknown[] = []
    page.on('pageerror', (error) => failures.push(error))
    for (const typed of ['foo:bar', 'a~x', 'a^b', '+', 'title:', '"', '\\', '-', '~2', '%', '<b>']) {
      await suggest(page, typed)
      expect(await page.getByRole('alert').count()).toBe(0)
    }
    await suggest(page, 'vim foo:bar')
    await expect.poll(() => titles(page)).toContain('Vim')
    expect(await page.locator('.search-box .search-problem').textContent()).toContain(
      `"foo:bar" was taken as plain text: unrecognised field 'foo'`,
    )
    await suggest(page, 'vim')
    await expect.poll(() => titles(page)).toContain('Vim')
    expect(await page.locator('.search-problem').count()).toBe(0)
    expect(failures).toEqual([])
  },
)

browserTest(
  'the title above the sections of a page leads to the page when it is clicked',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    await suggest(page, 'leaving')
    const title = page.locator('.search-hit[data-kind=place]').first()
    await title.click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/guides/vim')
    expect(new URL(page.url()).hash).toBe('')
    expect(await page.locator('.search-popup:visible').count()).toBe(0)
  },
)

browserTest('each of two boxes is a form of its own, and answers by itself', async ({ openSite }) => {
  const twice = {
    navbar: {
      items: [
        { type: 'search', position: 'left' },
        { type: 'search', position: 'right' },
      ],
    },
  }
  const page = await (await openSite(files, twice as Partial<UserConfig>)).visit('/')
  expect(await page.locator('form').count()).toBe(2)
  expect(await page.locator('form[role=search]').count()).toBe(2)
  expect(await page.locator('form :is(input, select, textarea):not([type=search])').count()).toBe(0)
  for (const place of [0, 1]) {
    const form = page.locator('.search-box').nth(place)
    await form.locator('input').fill('vim')
    await expect.poll(() => form.locator('.search-hit-title').allTextContents()).toContain('Vim')
    const active = await form.locator('input').getAttribute('aria-activedescendant')
    expect(await page.locator(`[id="${active}"]`).count()).toBe(1)
    expect(await form.locator(`[id="${active}"]`).count()).toBe(1)
  }
  expect(await page.locator('.search-popup:visible').count()).toBe(1)
})

browserTest(
  'is a dialog of 44 rem on a wide screen, and the navbar keeps its place',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/', { viewport: { width: 1000, height: 700 } })
    const toggle = page.locator('.color-mode-toggle').first()
    await box(page).focus()
    const before = await toggle.boundingBox()
    await page.keyboard.press('Escape')
    await suggest(page, 'vim')
    await expect.poll(() => options(page).count()).toBeGreaterThan(0)
    expect((await page.locator('.search-box').boundingBox())!.width).toBe(44 * 16)
    expect(await box(page).evaluate((input) => getComputedStyle(input).outlineOffset)).toBe('-2px')
    expect(await toggle.boundingBox()).toEqual(before)
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await page.locator('.search-preview').isVisible()).toBe(false)
    await page.mouse.click(5, 690)
    await expect.poll(() => page.locator('.search-box[data-open]').count()).toBe(0)
    expect((await page.locator('.search-box').boundingBox())!.width).toBeLessThan(44 * 16)
  },
)

browserTest(
  'is in the middle of the navbar of a wide screen, and a sign at its end on a phone, where it fills the screen when it opens',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    const placeAt = async (width: number) => {
      await page.setViewportSize({ width, height: 700 })
      const { x, width: size } = (await page.locator('.search-box').boundingBox())!
      return { size, before: x, after: width - x - size }
    }
    const { size, before, after } = await placeAt(1280)
    expect(size).toBe(24 * 16)
    expect(Math.abs(before - after)).toBeLessThan(64)
    const onPhone = await placeAt(390)
    expect(onPhone.size).toBe(40)
    expect(onPhone.after).toBeLessThan(24)

    await suggest(page, 'vim')
    await expect.poll(() => options(page).count()).toBeGreaterThan(0)
    const whole = { x: 0, y: 0, width: 390, height: 700 }
    expect(await page.locator('.search-box').boundingBox()).toMatchObject(whole)
  },
)

browserTest('keeps its place in the navbar when its code comes after the words', async ({ openSite }) => {
  const page = await (await openSite(files, config)).visit('/', { viewport: { width: 1000, height: 700 } })
  const toggle = page.locator('.color-mode-toggle').first()
  const before = await toggle.boundingBox()
  await page.route('**/search*.js', async (route) => {
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('.search-box input')!.value)
    await route.continue()
  })
  await box(page).fill('vim')
  await options(page).first().waitFor()
  expect(await toggle.boundingBox()).toEqual(before)
})

browserTest(
  'shows the section of the chosen suggestion beside the list where there is room, and the field stays in its place',
  async ({ openSite }) => {
    const site = await openSite(files, config)
    const page = await site.visit('/', { viewport: { width: 1440, height: 900 } })
    const preview = page.locator('.search-preview')
    const place = async () => {
      const { x, y, width } = (await box(page).boundingBox())!
      return { x, y, width }
    }
    await box(page).fill('v')
    await page.locator('.search-box[data-open]').waitFor()
    const atFirst = await place()
    await suggest(page, 'vim')
    await expect.poll(() => preview.innerText()).toContain('An editor.')
    expect(await place()).toEqual(atFirst)
    await suggest(page, 'press escape')
    await expect.poll(() => preview.innerText()).toMatch(/^Leaving it[\s\S]*Press escape, then write quit/)
    expect(await preview.innerText()).not.toContain('An editor.')
    expect(await preview.locator('mark').first().innerText()).toBe('Press')
    expect(await preview.locator('[id], script').count()).toBe(0)
  },
)

browserTest('shows no section beside the list where the site does not want it', async ({ openSite }) => {
  const site = await openSite(files, withSearch({ preview: false }))
  const page = await site.visit('/', { viewport: { width: 1300, height: 800 } })
  await suggest(page, 'vim')
  await expect.poll(() => options(page).count()).toBeGreaterThan(0)
  expect(await page.locator('.search-preview').count()).toBe(0)
})

browserTest(
  'says what it searched for instead, and searches for exactly what was typed',
  async ({ openSite }) => {
    const page = await (await openSite(files, config)).visit('/')
    await suggest(page, 'hashtable ')
    await expect
      .poll(() => page.locator('.search-box .search-instead').textContent())
      .toContain('Nothing for "hashtable"; showing "hash table".')
    await page.getByRole('link', { name: 'Search for "hashtable" exactly' }).click()
    expect(await box(page).inputValue()).toBe('"hashtable" ')
    await expect.poll(() => page.locator('.search-note').textContent()).toBe('No results')
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
  },
)

browserTest('the search covers none of many links, however wide the window is', async ({ openSite }) => {
  const labels = [
    'Getting Started',
    'API Reference',
    'Advanced Guides',
    'Recipes',
    'Community',
    'Showcase',
    'Help',
  ]
  const links = labels.map(
    (label, index) => ({ label, to: '/', position: index < 5 ? 'left' : 'right' }) as const,
  )
  const items = [...links, { type: 'search', position: 'right' } as const]
  const page = await (
    await openSite({ 'docs/index.md': '# Home' }, { navbar: { title: 'A title', items } })
  ).visit('/')
  for (const width of [1000, 1200, 1440]) {
    await page.setViewportSize({ width, height: 600 })
    const boxes = await page.locator('.navbar__inner :is(a, form)').all()
    const edges = await Promise.all(boxes.map(async (box) => (await box.boundingBox())!))
    const sorted = edges.toSorted((one, other) => one.x - other.x)
    const covered = sorted.filter(
      (box, index) => index > 0 && box.x < sorted[index - 1]!.x + sorted[index - 1]!.width,
    )
    expect(covered).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

browserTest(
  'what is only previewed asks no other host: no frames, no films, and pictures of others as their text',
  async ({ openSite }) => {
    const outside = [
      '<iframe src="https://films.example/1"></iframe>',
      '<video src="https://films.example/2" autoplay></video>',
      '<p><img src="https://films.example/3.png" alt="A picture"/> <img src="/own.png" alt="Own"/></p>',
      '<p><span style={{ background: "url(https://films.example/4.png)" }}>painted</span></p>',
    ]
    const note = `# Embedded\n\nText with ![their picture](https://films.example/5.png) in it.\n\n${outside.join('\n\n')}\n`
    const notes = {
      'docs/embedded.md': note,
      'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nSee [it](/embedded).\n',
    }
    const site = await openSite({ ...notes, 'static/own.png': '' }, { ...config, linkPreviews: true })
    const page = await site.visit('/', { viewport: { width: 1300, height: 800 } })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.locator('article').getByRole('link', { name: 'it' }).hover()
    await expect.poll(() => page.locator('.link-preview').innerText()).toContain('Text with')
    await suggest(page, 'embedded')
    const preview = page.locator('.search-preview')
    await expect.poll(() => preview.innerText()).toContain('painted')
    await expect.poll(() => asked.some((url) => url.endsWith('/own.png'))).toBe(true)
    expect(await preview.locator('img').first().getAttribute('alt')).toBe('their picture')
    expect(asked.filter((url) => url.includes('films.example'))).toEqual([])
  },
)

browserTest(
  'a formula is shown once in previews, on a page without the styles of KaTeX',
  async ({ openSite }) => {
    const notes = {
      'docs/areas.md': '# Areas\n\nA square has $8^2$.\n',
      'docs/index.md': '---\nslug: /\n---\n\n# Home\n\nSee [it](/areas).\n',
    }
    const site = await openSite(notes, { ...config, linkPreviews: true })
    const page = await site.visit('/', { viewport: { width: 1300, height: 800 } })
    await page.locator('article').getByRole('link', { name: 'it' }).hover()
    const textOf = async (place: string) =>
      (await page.locator(`${place} p:has(math)`).innerText()).replace(/\s/g, '')
    expect(await textOf('.link-preview')).toBe('Asquarehas82.')
    await suggest(page, 'areas')
    expect(await textOf('.search-preview')).toBe('Asquarehas82.')
  },
)
