import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { build } from '../../engine/src/commands/build.ts'
import { listen } from '../../engine/src/commands/listen.ts'
import { createStaticListener } from '../../engine/src/commands/serve.ts'
import { openSiteFiles } from '../../engine/src/output/openSiteFiles.ts'
import { launchBrowser } from './launchBrowser.ts'

const notes = fileURLToPath(new URL('../../notes', import.meta.url))

/** Every page takes a minute and a script of its own: `npm run access`. */
const oneIn = 6

test('no page of the notes scrolls sideways on a phone', async () => {
  const outDir = join(mkdtempSync(join(tmpdir(), 'sotay-')), 'build')
  await build(notes, { outDir })
  const server = createServer(createStaticListener(outDir, '/'))
  const address = await listen(server, { port: 0, host: '127.0.0.1' })
  const browser = await launchBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
    const wide: string[] = []
    const paths = Array.from(openSiteFiles(outDir).pages())
    for (const path of paths.filter((_, index) => index % oneIn === 0)) {
      await page.goto(new URL(encodeURI(path), address).href)
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > 360) wide.push(path)
    }
    expect(wide).toEqual([])
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
    rmSync(outDir, { recursive: true, force: true })
  }
})
