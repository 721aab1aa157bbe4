import { createServer } from 'node:http'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../engine/src/commands/listen.ts'
import { createStaticListener } from '../../engine/src/commands/serve.ts'
import { launchBrowser } from '../support/launchBrowser.ts'
import { notesBuild } from '../support/notesBuild.ts'

/** An island of a note that a reader can try things out on. */
interface Exhibit {
  title: string
  path: string
  /** What is said before anybody acts, with and without scripts. */
  first: string
  /** What the reader does, and what is said then. */
  acts: [act: (exhibit: Locator) => Promise<unknown>, then: string][]
}

const press =
  (label: string, ...keys: string[]) =>
  async (exhibit: Locator) => {
    for (const key of keys) await exhibit.getByLabel(label, { exact: true }).press(key)
  }
const type = (label: string, text: string) => (exhibit: Locator) =>
  exhibit.getByLabel(label, { exact: true }).fill(text)
const choose = (label: string, option: string) => (exhibit: Locator) =>
  exhibit.getByLabel(label, { exact: true }).selectOption(option)
const click = (name: string) => (exhibit: Locator) => exhibit.getByRole('button', { name }).click()

const exhibits: Exhibit[] = [
  {
    title: 'Subnet calculator',
    path: '/foundations/networking/foundations/subnetting',
    first: '172.20.93.200 is in 172.20.80.0/20',
    acts: [
      [press('Prefix', 'ArrowRight'), '172.20.93.200 is in 172.20.88.0/21'],
      [type('Address', '192.0.2.9/31'), '192.0.2.9 is in 192.0.2.8/31, which has 2 addresses for hosts'],
    ],
  },
  {
    title: 'What a sender dares to send',
    path: '/foundations/networking/foundations/tcp',
    first: 'in 2 of them something was lost',
    acts: [
      [press('Receive window', 'Home', 'ArrowRight'), 'in 0 of them something was lost'],
      [click('Back'), 'Round 39: 10 segments'],
    ],
  },
  {
    title: 'A ring to add servers to',
    path: '/foundations/system design/beginner/consistent-hashing',
    first: '4 servers became 5: E came.',
    acts: [[press('Servers', 'ArrowRight'), '5 servers became 6: F came.']],
  },
  {
    title: 'Two pointers over your own array',
    path: '/foundations/leetcode/cheatcodes/two-pointers',
    first: '1 + 11 = 12 is too much.',
    acts: [
      [click('Next'), '1 + 8 = 9 is too small.'],
      [type('Array', '9, 2, 5'), '2 + 9 = 11 is too much.'],
    ],
  },
  {
    title: 'A window over your own array',
    path: '/foundations/leetcode/cheatcodes/sliding-window',
    first: 'The sum is 2, less than 7',
    acts: [
      [type('Array', '9 1 -1'), 'With a number below 1'],
      [type('Array', '9 1'), 'enough with 1'],
    ],
  },
  {
    title: 'How steps grow with the input',
    path: '/foundations/leetcode/docs/big-o',
    first: 'With 20 elements',
    acts: [[press('n up to', 'End'), 'n takes 10 ms and n² takes 2.8 hours']],
  },
  {
    title: 'Which page has to leave?',
    path: '/foundations/operating system/memory',
    first: 'Page 1 was missing: a fault.',
    acts: [
      [press('Frames', 'ArrowRight'), '5 frames'],
      [choose('What leaves', 'lru'), 'Page 1 was missing'],
      [type('Pages in the order of use', '7 0 1'), 'Page 7 was missing'],
      [click('Play'), 'A frame was free. 3 faults so far.'],
    ],
  },
  {
    title: 'How many are inside at once?',
    path: '/foundations/system design/beginner/scalability',
    first: 'L = 50 × 0.2 = 10 requests are inside at once.',
    acts: [[press('Requests a second, λ', 'End'), 'the queue before them grows by 300 each second']],
  },
  {
    title: 'Error budget',
    path: '/foundations/system design/beginner/scalability',
    first: '99.9\u00a0% in 30 days leaves 43.2\u00a0min',
    acts: [[choose('Objective', '0.99'), '99\u00a0% in 30 days leaves 7.2\u00a0h']],
  },
  {
    title: 'Try a pattern',
    path: '/technologies/programming/regex/basics',
    first: '2 matches.',
    acts: [
      [type('Pattern (JavaScript)', '\\d+:\\d+'), '3 matches.'],
      [type('Pattern (JavaScript)', '('), 'Unterminated group'],
    ],
  },
  {
    title: 'Where does the Pod land?',
    path: '/technologies/containers/kubernetes/cka/taints-and-tolerations',
    first: 'it goes to node2.',
    acts: [
      [
        choose('nodeSelector', 'accelerator=nvidia'),
        'The Pod stays Pending. 0/4 nodes are available: 2 node(s)',
      ],
      [choose('Toleration', 'gpu, operator Exists'), 'it goes to node1.'],
    ],
  },
  {
    title: 'Ngân sách lỗi',
    path: '/personal dev/sharing/chuyen-nghe-devops',
    first: 'Sau 19\u00a0phút đã tiêu 7,92%.',
    acts: [
      [press('Lỗi kéo dài', 'ArrowRight', 'ArrowRight', 'ArrowRight'), 'Sau 79\u00a0phút đã tiêu 32,92%.'],
    ],
  },
]

const { outDir, file, paths } = await notesBuild()
let browser: Browser
let server: ReturnType<typeof createServer>
let address: string
let page: Page

beforeAll(async () => {
  server = createServer(createStaticListener(outDir, '/'))
  address = await listen(server, { port: 0, host: '127.0.0.1' })
  browser = await launchBrowser()
  page = await browser.newPage()
})
afterAll(async () => {
  await browser?.close()
  server?.closeAllConnections()
  server?.close()
})

const open = async (path: string, title: string, reader = page) => {
  await reader.goto(new URL(encodeURI(path), address).href)
  return reader.getByRole('region', { name: title, exact: true })
}
const shows = async (exhibit: Locator, text: string) =>
  expect.poll(() => exhibit.innerText(), { message: text }).toContain(text)

test.each(exhibits)(
  'the exhibit $title answers what a reader does, and its code comes only then',
  async (each) => {
    const scripts: string[] = []
    const note = (request: { resourceType(): string; url(): string }) => scripts.push(request.url())
    page.on('request', note)
    const exhibit = await open(each.path, each.title)
    await shows(exhibit, each.first)
    expect(scripts.filter((url) => url.includes('/react.'))).toEqual([])
    for (const [act, then] of each.acts) {
      await act(exhibit)
      await shows(exhibit, then)
    }
    expect(scripts.filter((url) => url.includes('/react.')).length).toBeGreaterThan(0)
    page.off('request', note)
  },
)

test('without scripts each exhibit says the same, has no dead buttons, and fits a phone', async () => {
  const phone = { viewport: { width: 360, height: 740 }, javaScriptEnabled: false }
  const plain = await browser.newPage(phone)
  const planner = { path: '/about', title: 'When to come back to a note', first: 'Day 1' }
  for (const { path, title, first } of [...exhibits, planner]) {
    const exhibit = await open(path, title, plain)
    expect(await exhibit.innerText(), title).toContain(first)
    const dead = await exhibit
      .locator('button, input, select, textarea')
      .evaluateAll((fields) => fields.filter((field) => field.checkVisibility()).length)
    expect(dead, title).toBe(0)
    expect(await plain.evaluate(() => document.documentElement.scrollWidth), title).toBe(360)
  }
  await plain.close()
})

test('a pattern that would never end is stopped, and the page goes on working meanwhile', async () => {
  const exhibit = await open('/technologies/programming/regex/basics', 'Try a pattern')
  await exhibit.getByLabel('Text', { exact: true }).fill(`${'a'.repeat(40)}!`)
  await exhibit.getByLabel('Pattern (JavaScript)').fill('^(\\w+\\s?)*$')
  expect(await page.evaluate(() => 'alive')).toBe('alive')
  await shows(exhibit, 'Stopped after 1 s.')
  await exhibit.getByLabel('Pattern (JavaScript)').fill('a+')
  await shows(exhibit, '1 match.')
})

test('a note without an exhibit names no file of one', () => {
  const names = /(?:Exhibit|Steps|SubnetCalculator|ErrorBudget)[-.]|\/react\./
  const withExhibit = paths().filter((path) => path.endsWith('.html') && names.test(file(path)))
  const known = [...new Set(exhibits.map(({ path }) => `${path.slice(1)}.html`)), 'about.html']
  expect(withExhibit.sort()).toEqual(known.sort())
  expect(file('index.html')).not.toContain('/assets/css/pages.')
})
