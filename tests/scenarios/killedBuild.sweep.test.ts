import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { serve } from '../../engine/src/commands/serve.ts'
import { createRandom } from '../../engine/src/std/hash.ts'
import { cli, temporarySite } from '../support/temporarySite.ts'

const kills = 12

const notes = Object.fromEntries(
  Array.from({ length: 60 }, (_, number) => [
    `docs/note-${number}.md`,
    `# Note ${number}\n\nText of the first edition.\n`,
  ]),
)

const hasContainers =
  spawnSync('unshare', ['--pid', '--fork', '--kill-child', '--mount-proc', 'true']).status === 0

/** How a build is started: in a container each one has the same number as the one before. */
const ways: [where: string, isPossible: boolean, start: string[]][] = [
  ['on a machine', true, ['node', cli]],
  [
    'in containers',
    hasContainers,
    ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc', 'node', cli],
  ],
]

for (const [where, isPossible, [program, ...first]] of ways)
  test.runIf(isPossible)(
    `a build killed at random moments ${where} leaves the last good site, and the next build is exact`,
    { timeout: 120_000 },
    async () => {
      const site = temporarySite({ 'docs/index.md': '# Home', ...notes })
      const command = [...first, 'build', site.dir]
      const began = performance.now()
      spawnSync(program!, command)
      const duration = performance.now() - began
      const random = createRandom(7)
      let edition = 'first'
      for (let number = 0; number < kills; number++) {
        site.write(
          Object.fromEntries(
            Object.keys(notes).map((path) => [path, `# Note\n\nText of edition ${number}.\n`]),
          ),
        )
        const build = spawn(program!, command, { stdio: 'ignore' })
        await Promise.race([once(build, 'exit'), wait(duration * (0.2 + random()))])
        build.kill('SIGKILL')
        if (build.exitCode === null && build.signalCode === null) await once(build, 'exit')
        edition = wholeEdition(site.dir, [edition, `edition ${number}`])
      }
      site.write(Object.fromEntries(Object.keys(notes).map((path) => [path, null])))
      expect(spawnSync(program!, command).status).toBe(0)
      expect(readdirSync(join(site.dir, 'build')).filter((name) => name.startsWith('note'))).toEqual([])
      expect(readdirSync(site.dir).filter((name) => name.startsWith('build'))).toEqual(['build'])
    },
  )

test('a build killed between its two renames leaves a site that can be served', async () => {
  const site = temporarySite({ 'docs/index.md': '# Home\n\nThe former one.' })
  const { outDir } = await site.build()
  renameSync(outDir, `${outDir}.0123456789ab.old`)
  const { server, address } = await serve(site.dir, { port: 0, host: '127.0.0.1' })
  expect(await (await fetch(address)).text()).toContain('The former one.')
  server.close()
})

/** The one edition of which every page is. A build killed between its two renames has moved the former site aside. */
function wholeEdition(dir: string, editions: string[]): string {
  const aside = readdirSync(dir).find((name) => name.endsWith('.old'))
  const folder = join(dir, existsSync(join(dir, 'build')) ? 'build' : aside!)
  const found = Object.keys(notes).map((path) => {
    const page = readFileSync(join(folder, path.replace('docs/', '').replace('.md', '.html')), 'utf8')
    return editions.find(
      (edition) =>
        page.includes(`<p>Text of ${edition}.`) || page.includes(`<p>Text of the ${edition} edition.`),
    )
  })
  expect(new Set(found).size).toBe(1)
  return found[0]!
}
