import { createServer } from 'node:http'
import { listen } from '../../engine/src/commands/listen.ts'
import { createStaticListener } from '../../engine/src/commands/serve.ts'
import type { UserConfig } from '../../engine/src/config/defineConfig.ts'
import type { TestFiles } from '../../engine/src/testing.ts'
import { siteTest } from './temporarySite.ts'

/** A small site that was built and is being served. */
export interface ServedSite {
  /** The address of its home page; ends in a slash. */
  address: string
  /** The folder of the built site. */
  outDir: string
  close(): void
}

/** The site of a test: its files, and the settings that matter to it. */
export interface SiteUnderTest {
  files: TestFiles
  config?: Partial<UserConfig>
}

/** Builds a site, and serves it on a free port with the server of the command `serve`. */
export async function serveSite({ files, config = {} }: SiteUnderTest): Promise<ServedSite> {
  const site = siteTest(files, config)
  const { failed, report, outDir } = await site.build()
  if (failed) {
    site.remove()
    throw new Error(`The site of this test does not build:\n${report}`)
  }

  const { baseUrl = '/' } = config
  const server = createServer(createStaticListener(outDir, baseUrl))
  const address = (await listen(server, { port: 0, host: '127.0.0.1' })) + baseUrl
  return {
    address,
    outDir,
    close() {
      server.closeAllConnections()
      server.close()
      site.remove()
    },
  }
}
