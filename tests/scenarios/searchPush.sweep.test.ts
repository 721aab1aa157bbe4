import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { pushSearchRecords } from '../../engine/src/commands/searchPush/searchRecords.ts'
import {
  pushToAlgolia,
  pushToMeilisearch,
  pushToOpenSearch,
  pushToTypesense,
} from '../../engine/src/commands/searchPush/searchServers.ts'
import { cutBatches, type PushTarget } from '../../engine/src/commands/searchPush/serverCall.ts'
import type { SearchPage } from '../../engine/src/model/searchPage.ts'
import { searchRecords } from '../../engine/src/search/building/searchRecords.ts'
import * as servers from '../support/searchServers.ts'
import { cli, temporarySite } from '../support/temporarySite.ts'

const page = (title: string, text = 'Địa chỉ bộ nhớ.'): SearchPage => ({
  ...{
    path: title,
    href: `/${title}`,
    title,
    description: '',
    breadcrumbs: ['Guides'],
    lang: 'vi',
    keywords: [],
  },
  sections: [{ title: 'Memory', id: 'memory', text }],
})
const recordsOf = (...pages: SearchPage[]) =>
  pages.flatMap((one) =>
    searchRecords(one, {
      url: `https://notes.example${one.href}`,
      language: 'vi',
      version: '1.0',
      tag: 'docs-1.0',
    }),
  )

const kinds = {
  algolia: {
    protocol: servers.algolia,
    push: pushToAlgolia,
    headers: { 'x-algolia-api-key': 'secret', 'x-algolia-application-id': 'APP' },
    sending: /batch$/,
    swapping: /^POST .*notes_new\/operation$/,
  },
  typesense: {
    protocol: servers.typesense,
    push: pushToTypesense,
    headers: { 'x-typesense-api-key': 'secret' },
    sending: /import/,
    swapping: /^PUT \/aliases/,
  },
  meilisearch: {
    protocol: servers.meilisearch,
    push: pushToMeilisearch,
    headers: { authorization: 'Bearer secret' },
    sending: /documents$/,
    swapping: /swap-indexes$/,
  },
  opensearch: {
    protocol: servers.openSearch,
    push: pushToOpenSearch,
    headers: { authorization: `Basic ${Buffer.from('me:secret').toString('base64')}` },
    sending: /_bulk$/,
    swapping: /_aliases$/,
  },
}

async function startServer(name: keyof typeof kinds) {
  const { protocol, push, headers, ...lines } = kinds[name]
  const server = await servers.startStandIn(protocol)
  const target: PushTarget = { url: server.url, headers, secrets: ['secret'], index: 'notes', wait: 1 }
  return {
    ...{ server, lines },
    push: (...pages: SearchPage[]) => push(recordsOf(...pages), target),
    pushAs: (key: string) =>
      push(recordsOf(page('a')), {
        ...target,
        secrets: [key],
        headers: Object.fromEntries(Object.keys(headers).map((header) => [header, key])),
      }),
    /** Titles and types of what readers find. */
    found() {
      const documents = server.indexes.get(server.aliases.get('notes') ?? 'notes')
      return [...(documents?.values() ?? [])].map(
        (one) =>
          `${one['hierarchy.lvl1'] ?? (one.hierarchy as { lvl1: string } | undefined)?.lvl1} ${one.type}`,
      )
    },
  }
}

const inFirst = ['a lvl1', 'a lvl2', 'a content']
const inSecond = inFirst.map((line) => line.replace('a ', 'b '))

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  '%s gets records in a new index, which takes the place of the former one, and nothing else is left',
  async (name) => {
    const { server, push, found } = await startServer(name)
    await push(page('a'))
    expect(found()).toEqual(inFirst)
    const [first] = server.indexes.values().next().value!.values()
    expect(first).toMatchObject({
      language: 'vi',
      version: '1.0',
      docusaurus_tag: 'docs-1.0',
      folded: 'guides a',
    })
    await push(page('b'))
    expect(found()).toEqual(inSecond)
    expect(server.indexes.size).toBe(1)
  },
)

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  '%s: readers keep the former records if sending or swapping fails, and the next try works',
  async (name) => {
    const { server, lines, push, found } = await startServer(name)
    await push(page('a'))
    for (const line of [lines.sending, lines.swapping]) {
      server.refuse = { line, status: 400, body: '{"message":"no room for secret"}', times: 1 }
      await expect(push(page('b'))).rejects.toMatchObject({
        diagnostics: [
          { code: 'search-push-failed', message: expect.stringContaining('400 {"message":"no room for …"}') },
        ],
      })
      expect(found()).toEqual(inFirst)
    }
    await push(page('b'))
    expect(found()).toEqual(inSecond)
    expect(server.indexes.size).toBe(1)
  },
)

test.each(['typesense', 'meilisearch', 'opensearch'] as const)(
  '%s: readers keep the new records if the former ones cannot be removed',
  async (name) => {
    const { server, push, found } = await startServer(name)
    await push(page('a'))
    server.refuse = { line: /^DELETE/, status: 403, body: 'no', times: 1 }
    await expect(push(page('b'))).rejects.toMatchObject({
      diagnostics: [{ code: 'search-push-failed', hint: expect.stringContaining('search the new records') }],
    })
    expect(found()).toEqual(inSecond)
    await push(page('a'))
    expect(found()).toEqual(inFirst)
  },
)

test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
  '%s is asked again when it has no time, and the key is not in what is printed',
  async (name) => {
    const { server, lines, push, pushAs, found } = await startServer(name)
    server.refuse = { line: lines.sending, status: 503, body: 'busy', times: 2 }
    await push(page('a'))
    expect(found()).toEqual(inFirst)
    server.refuse = { line: /./, status: 403, body: 'wrong key: top-secret', times: 1 }
    const failure = await pushAs('top-secret').catch(({ diagnostics }) => diagnostics[0].message)
    expect(failure).toContain('403 wrong key: …')
  },
)

test.each(['algolia', 'meilisearch'] as const)(
  '%s: a task that is never done ends the push with an error, and the next try works',
  async (name) => {
    const { server, push, found } = await startServer(name)
    const body = '{"status":"processing"}'
    server.refuse = { line: /\/tasks?\//, status: 200, body, times: Number.POSITIVE_INFINITY }
    await expect(push(page('a'))).rejects.toMatchObject({
      diagnostics: [{ message: expect.stringContaining('its task was not done after ten minutes') }],
    })
    server.refuse.times = 0
    await push(page('a'))
    expect(found()).toEqual(inFirst)
  },
)

test('records that are refused one by one fail the push', async () => {
  const { push, found } = await startServer('opensearch')
  await expect(push(page('a', 'broken'))).rejects.toMatchObject({
    diagnostics: [{ message: expect.stringContaining('mapper_parsing_exception') }],
  })
  expect(found()).toEqual([])
})

test('nothing is sent on to where a server leads, and a page for readers is not taken for an answer', async () => {
  const { server, push } = await startServer('meilisearch')
  const reasonOf = () => push(page('a')).catch(({ diagnostics }) => diagnostics[0].message)
  server.refuse = { line: /./, status: 307, body: 'Moved', times: 1, location: '/elsewhere' }
  expect(await reasonOf()).toContain('307 Moved')
  expect(server.asked).toHaveLength(1)
  server.refuse = { line: /./, status: 200, body: '<h1>Please log in</h1>', times: 9 }
  expect(await reasonOf()).toContain('it does not answer as Meilisearch does')
})

test('a server that answers without end fails the push', async () => {
  const { server, lines, push } = await startServer('typesense')
  server.refuse = { line: lines.sending, status: 200, body: ' '.repeat(65 * 1024 * 1024), times: 1 }
  await expect(push(page('a'))).rejects.toMatchObject({
    diagnostics: [{ message: expect.stringContaining('its answer is larger than 64 MB') }],
  })
})

test('many and long records are sent in several requests, none too large', async () => {
  const many = cutBatches(Array.from({ length: 2500 }, (_, id) => ({ id })))
  expect(many.map(({ length }) => length)).toEqual([1000, 1000, 500])
  const long = cutBatches(Array.from({ length: 10 }, () => ({ text: 'ộ'.repeat(500_000) })))
  expect(long.every((batch) => Buffer.byteLength(batch.join('\n')) < 5_000_000)).toBe(true)
  expect(long.flat()).toHaveLength(10)
})

test('what is missing or wrong is said before anything is built', async () => {
  const reasonOf = (name: string, options: { index?: string; url?: string }, env: NodeJS.ProcessEnv = {}) =>
    pushSearchRecords('/nowhere', name, options as never, { SOTAY_SEARCH_KEY: 'k', ...env }).catch(
      ({ diagnostics }) => diagnostics[0].message,
    )
  expect(await reasonOf('typsense', {})).toContain('No search server is called "typsense".')
  expect(await reasonOf('typesense', {}, { SOTAY_SEARCH_KEY: '' })).toContain('set SOTAY_SEARCH_KEY')
  expect(await reasonOf('typesense', { index: 'a' })).toContain('--url')
  expect(await reasonOf('typesense', { index: 'a', url: 'me:x@host' })).toContain('must be like')
  expect(await reasonOf('typesense', { index: 'A/b', url: 'http://127.0.0.1' })).toContain('small letters')
  expect(await reasonOf('algolia', { index: 'a' })).toContain('ALGOLIA_APP_ID')
})

test('the command sends the notes of a site, and prints neither key nor address', async () => {
  const server = await servers.startStandIn(servers.meilisearch)
  const site = temporarySite(
    { 'docs/index.md': '# Hệ điều hành\n\nMở đầu.' },
    { url: 'https://notes.example' },
  )
  const args = [cli, 'search:push', 'meilisearch', '--url', server.url, '--index', 'notes']
  const env = { ...process.env, SOTAY_SEARCH_KEY: 'secret' }
  const { stdout, stderr } = await promisify(execFile)('node', args, { cwd: site.dir, env })
  expect(stdout).toContain('Sent 2 records to "notes", which readers search now.')
  expect(stdout + stderr).not.toContain('secret')
  const records = [...server.indexes.get('notes')!.values()]
  expect(records.map(({ url, type, folded }) => [url, type, folded])).toMatchInlineSnapshot(`
    [
      [
        "https://notes.example/",
        "lvl1",
        "he dieu hanh",
      ],
      [
        "https://notes.example/",
        "content",
        "he dieu hanh mo dau.",
      ],
    ]
  `)
})
