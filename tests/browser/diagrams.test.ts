import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { browserTest } from '../support/browserTest.ts'
import { measurePicture, type PictureMeasures } from '../support/measurePicture.ts'

const folder = new URL('../../engine/src/diagrams/samples/', import.meta.url)
const samples = readdirSync(folder).map((name) => name.replace('.mmd', ''))
const sourceOf = (name: string) => readFileSync(new URL(`${name}.mmd`, folder), 'utf8')

const fence = (source: string) => `\`\`\`mermaid\n${source.trim()}\n\`\`\`\n`
const galleryText = samples.map((name) => `## ${name}\n\n${fence(sourceOf(name))}`).join('\n')
const gallery = { 'docs/index.md': `# Gallery\n\n${galleryText}` }

const { resolve } = createRequire(import.meta.url)
const arimo = 'fontsource/arimo/files/arimo-latin'
/** Regular and bold files of fonts. Arimo has the widths of Arial. */
const fonts = {
  Arimo: [resolve(`@${arimo}-400-normal.woff2`), resolve(`@${arimo}-700-normal.woff2`)],
  'Be Vietnam Pro': ['400Regular', '700Bold'].map((name) =>
    resolve(`@expo-google-fonts/be-vietnam-pro/${name}/BeVietnamPro_${name}.ttf`),
  ),
  Inter: ['wght', 'wght'].map((axis) =>
    resolve(`@fontsource-variable/inter/files/inter-latin-${axis}-normal.woff2`),
  ),
  'KaTeX Main': ['Regular', 'Bold'].map((name) => resolve(`katex/dist/fonts/KaTeX_Main-${name}.ttf`)),
  'KaTeX Typewriter': ['Regular', 'Regular'].map((name) =>
    resolve(`katex/dist/fonts/KaTeX_Typewriter-${name}.ttf`),
  ),
}

/**
 * Makes one of these fonts the page's Arial, whatever the machine has under that name, and what Mermaid measures texts
 * with besides: it takes the machine's `sans-serif` where that is larger.
 */
async function setArial(page: Page, font: keyof typeof fonts): Promise<void> {
  const files = fonts[font].map((file) => readFileSync(file).toString('base64'))
  await page.evaluate(async (contents) => {
    document.fonts.clear()
    for (const [index, content] of contents.entries()) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
      const face = new FontFace('Arial', bytes, { weight: ['400', '700'][index]! })
      document.fonts.add(await face.load())
    }
  }, files)
  await page.addStyleTag({
    content:
      'svg, svg :is([style*="sans-serif"], [font-family="sans-serif"]) { font-family: Arial !important }',
  })
}

browserTest('[S5] each kind is drawn at build as Mermaid draws it in a browser', async ({ openSite }) => {
  const page = await (await openSite(gallery)).visit('/')
  await offerMermaid(page)
  await setArial(page, 'Arimo')
  const pictures = await page.locator('.docusaurus-mermaid-container svg').all()
  const ours = await Promise.all(pictures.map((svg) => svg.evaluate(measurePicture)))
  const theirs: PictureMeasures[] = []
  for (const name of samples) {
    await drawReference(page, sourceOf(name))
    theirs.push(await page.locator('#reference svg').evaluate(measurePicture))
  }
  const differences = samples.flatMap((name, index) => findDifferences(name, ours[index]!, theirs[index]!))
  expect(differences).toEqual([])
})

const draughtFonts = ['Be Vietnam Pro', 'KaTeX Main', 'KaTeX Typewriter'] as const
browserTest(
  `[S5] no label leaves its box where Arial is ${draughtFonts.join(' or ')}`,
  async ({ openSite }) => {
    const page = await (await openSite(gallery)).visit('/')
    const strayTexts = async (name: keyof typeof fonts) => {
      await setArial(page, name)
      const pictures = await page.locator('.docusaurus-mermaid-container svg').all()
      return Promise.all(
        pictures.map(async (svg) =>
          (await svg.evaluate(measurePicture)).strayTexts.filter(({ length }) => length > 3),
        ),
      )
    }
    const inArimo = await strayTexts('Arimo')
    for (const font of draughtFonts) expect(await strayTexts(font), font).toEqual(inArimo)
  },
)

const pageFonts = ['Inter', 'Be Vietnam Pro', 'Arimo'] as const
browserTest(
  `labels are in the font of the page, and their letters keep their shape where it is ${pageFonts.join(' or ')}`,
  async ({ openSite }) => {
    const page = await (await openSite(gallery)).visit('/')
    const fontOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).fontFamily)
    expect(await fontOf('.docusaurus-mermaid-container [textLength]')).toBe(await fontOf('body'))
    const label = page.locator('.docusaurus-mermaid-container [textLength]')
    for (const font of pageFonts) {
      await setArial(page, font)
      const stretches = await label.evaluateAll((labels) =>
        labels.map((label) => {
          const length = Number(label.getAttribute('textLength'))
          label.removeAttribute('textLength')
          const own = (label as SVGTextElement).getComputedTextLength()
          label.setAttribute('textLength', String(length))
          return length / own
        }),
      )
      const middle = stretches.sort((a, b) => a - b)[Math.floor(stretches.length / 2)]!
      expect(Math.abs(middle - 1), font).toBeLessThan(0.07)
    }
  },
)

const wordy = {
  'docs/index.md': [
    'flowchart LR\n  a[Người dùng mở trang] -->|gửi yêu cầu| b(Máy chủ) -->|xử lý thành công| c{Đã có dữ liệu?}',
    'flowchart LR\n  a[Пользователь системы] -->|запрос отправлен| b(Сервер) -->|нет данных| c{Найдено?}',
    'sequenceDiagram\n  Клиент->>Сервер: Запрос на получение данных\n  Note over Клиент,Сервер: Không có dữ liệu nào ở đây',
  ]
    .map(fence)
    .join('\n'),
}

browserTest(
  'Vietnamese and Cyrillic labels stay in their boxes where letters have 90, 100 or 115 percent of the width of Arial',
  async ({ openSite }) => {
    const page = await (await openSite(wordy)).visit('/')
    const subsets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'].map((subset) =>
      readFileSync(resolve(`@fontsource/arimo/files/arimo-${subset}-400-normal.woff2`)).toString('base64'),
    )
    for (const percent of [90, 100, 115]) {
      // One face for each: browsers take a letter from the first that has it.
      const rules = subsets.map(
        (file, index) =>
          `@font-face { font-family: Own${percent}x${index}; size-adjust: ${percent}%; src: url(data:font/woff2;base64,${file}) }`,
      )
      const names = subsets.map((_, index) => `Own${percent}x${index}`)
      await page.addStyleTag({
        content: `${rules.join('\n')} svg text, svg tspan { font-family: ${names} !important }`,
      })
      await page.evaluate(
        (names) => Promise.all(names.map((name) => document.fonts.load(`16px ${name}`, 'aệЖ'))),
        names,
      )
      const pictures = await page.locator('.docusaurus-mermaid-container svg').all()
      expect(pictures).toHaveLength(3)
      const measures = await Promise.all(pictures.map((svg) => svg.evaluate(measurePicture)))
      expect(measures.flatMap(({ strayTexts }) => strayTexts.filter(({ length }) => length > 3))).toEqual([])
    }
  },
)

function findDifferences(name: string, ours: PictureMeasures, theirs: PictureMeasures): string[] {
  const differences = {
    words: String(ours.words) === String(theirs.words) ? [] : [`${ours.words} are ${theirs.words}`],
    // Mermaid sets numbers of messages on thin bars.
    'stray texts': ours.strayTexts.filter((text) => !theirs.strayTexts.includes(text)),
    'only ours': withoutCounterpart(ours.shapes, theirs.shapes),
    'only theirs': withoutCounterpart(theirs.shapes, ours.shapes),
  }
  return Object.entries(differences).flatMap(([kind, found]) =>
    found.map((one) => `${name}, ${kind}: ${one}`),
  )
}

/** Shapes that the other picture has nothing like, within a few pixels. */
function withoutCounterpart(shapes: number[][], others: number[][]): number[][] {
  const isNear = (a: number[], b: number[]) => a.every((length, index) => Math.abs(length - b[index]!) <= 4)
  return shapes.filter((shape) => !others.some((other) => isNear(shape, other)))
}

/** Lets the page load Mermaid as it is installed, while the site has Sotay's bundle of it. */
async function offerMermaid(page: Page): Promise<void> {
  const dist = dirname(resolve('mermaid/dist/mermaid.esm.min.mjs'))
  await page.route('**/mermaid-itself/**', (route) =>
    route.fulfill({ path: join(dist, route.request().url().split('/mermaid-itself/')[1]!) }),
  )
}

/** Draws in the page with that Mermaid. As a text, for Vitest would change the import. */
async function drawReference(page: Page, source: string): Promise<void> {
  await page.evaluate(`(async () => {
    const { default: mermaid } = await import('/mermaid-itself/mermaid.esm.min.mjs')
    const settings = { htmlLabels: false, layout: 'dagre', look: 'classic', fontFamily: 'Arial' }
    mermaid.initialize({ ...settings, startOnLoad: false, theme: 'default', handDrawnSeed: 1 })
    document.body.innerHTML = '<div id="reference" style="width: 680px"></div>'
    const reference = document.getElementById('reference')
    reference.innerHTML = (await mermaid.render('drawn', ${JSON.stringify(source)}, reference)).svg
  })()`)
}
