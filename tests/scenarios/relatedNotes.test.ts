import { expect, test } from 'vitest'
import { temporarySite } from '../support/temporarySite.ts'

const words = (count: number, start: number) =>
  Array.from(
    { length: count },
    (_, at) => `w${'abcdefghij'[(at + start) % 10]}${'klmnopqrst'[((at + start) * 7) % 10]}x`,
  ).join(' ')

const note = (title: string, text: string, tags: string[] = []) =>
  `---\ntags: [${tags.join(', ')}]\n---\n# ${title}\n\n${text}\n`

/** Notes that have nothing to do with each other, so that words in common are rare. */
const others = Object.fromEntries(
  Array.from({ length: 30 }, (_, at) => [`docs/other-${at}.md`, note(`Other ${at}`, words(12, at * 13))]),
)

const docs = {
  ...others,
  'docs/tcp.md': note(
    'TCP',
    'A handshake with sequence numbers opens the connection. See [sockets](sockets.md).',
  ),
  'docs/udp.md': note('UDP', 'No handshake, no sequence numbers, no connection.'),
  'docs/sockets.md': note('Sockets', 'The connection of a program: handshake and sequence numbers below.'),
  'docs/bread.md': note('Bread', 'Flour, water, salt.', ['kitchen']),
  'docs/tea.md': note('Tea', 'Leaves.', ['kitchen']),
  'docs/hidden.md': `---\nunlisted: true\n---\n# Hidden\n\nA handshake with sequence numbers opens the connection.\n`,
}

function siteWith(settings: object) {
  const site = temporarySite(docs, { docs: { routeBasePath: '/', ...settings } })
  const relatedOn = (page: string) => {
    const list = /<section class="backlinks[^>]*><h2>Related notes<\/h2>(.*?)<\/section>/s.exec(
      site.read(`build/${page}.html`),
    )
    return (
      list &&
      Array.from(
        list[1]!.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g),
        ([, href, title]) => `${href} ${title}`,
      )
    )
  }
  return { site, relatedOn }
}

test('a doc lists others on its subject, by words and by tags, without those that it links to', async () => {
  const { site, relatedOn } = siteWith({ relatedNotes: true })
  await site.build()
  expect(relatedOn('tcp')).toEqual(['/udp UDP'])
  expect(relatedOn('udp')).toEqual(['/tcp TCP', '/sockets Sockets'])
  expect(relatedOn('bread')).toEqual(['/tea Tea'])
})

test('a doc without others on its subject lists none, nor does any without the setting', async () => {
  const on = siteWith({ relatedNotes: true })
  await on.site.build()
  expect(on.relatedOn('hidden')).toBeNull()
  const off = siteWith({})
  await off.site.build()
  expect(off.relatedOn('bread')).toBeNull()
})
