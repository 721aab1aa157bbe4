import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { cli, temporarySite } from '../support/temporarySite.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const offline =
  'data:text/javascript,import net from "node:net"; net.Socket.prototype.connect = () => { throw new Error("asked the network") }'

/** Node 20 has it under another name. */
const limit = ['--permission', '--experimental-permission'].find((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
)

test.runIf(limit)(
  'a site of Markdown only has the same bytes where Node may read and write nothing but its folder, start no program and ask no host',
  async () => {
    const site = temporarySite(
      {
        'package.json': '{ "private": true, "type": "module" }',
        'docs/index.md':
          '---\nslug: /\n---\n# Home\n\n$$x^2$$\n\n```ts\nlet a = 1\n```\n\n:::note[A]\n\n[b](./b.md) {1 + 1}\n\n:::\n',
        'docs/b.md': '# B\n\n![Dot](./dot.svg)\n',
        'docs/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
        'blog/2026-01-02-post.md': '# Post\n\nText.\n\n<!-- truncate -->\n',
      },
      { markdown: { format: 'md-only' } },
    )
    const free = await site.sotay('build', '--manifest')
    expect(free.status, free.stderr).toBe(0)
    const manifest = site.read('build/site.sha256')
    for (const folder of ['build', '.sotay']) rmSync(join(site.dir, folder), { recursive: true })
    const allowed = [
      `--allow-fs-read=${site.dir}`,
      `--allow-fs-read=${root}`,
      `--allow-fs-write=${site.dir}`,
      // The parser and the bundler are programs of the system, within Node.
      '--allow-addons',
    ]
    const { status, stderr } = spawnSync(
      process.execPath,
      [limit!, ...allowed, '--import', offline, cli, 'build', '--manifest'],
      { cwd: site.dir, encoding: 'utf8' },
    )
    expect(status, stderr).toBe(0)
    expect(site.read('build/site.sha256')).toBe(manifest)
  },
)
