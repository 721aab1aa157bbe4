import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/parts/root.mjs'

const samples = join(root, 'engine/src/diagrams/samples')

/** Makes a site with `count` diagrams of all kinds, each with labels of its own. Returns the folder. */
export function makeDiagramSite(count) {
  const folder = mkdtempSync(join(tmpdir(), 'sotay-bench-diagrams-'))
  const sources = readdirSync(samples).map((name) => readFileSync(join(samples, name), 'utf8').trim())
  const diagrams = Array.from({ length: count }, (_, index) =>
    renameWords(sources[index % sources.length], Math.floor(index / sources.length)),
  )
  mkdirSync(join(folder, 'docs'))
  writeFileSync(
    join(folder, 'sotay.config.ts'),
    "export default { title: 'D', url: 'https://example.com' }\n",
  )
  for (let page = 0; page * 10 < count; page++) {
    const fences = diagrams
      .slice(page * 10, page * 10 + 10)
      .map((source) => `\`\`\`mermaid\n${source}\n\`\`\`\n`)
    writeFileSync(join(folder, `docs/page-${page}.md`), `# Page ${page}\n\n${fences.join('\n')}`)
  }
  return folder
}

/** Lengthens labels, and leaves the keywords of the diagram language alone. */
function renameWords(source, copy) {
  const [kind, ...lines] = source.split('\n')
  const rename = (line) => line.replace(/\b(?!Note\b)[A-Z][a-z]{3,}\b(?![(:])/g, `$&${'x'.repeat(copy)}`)
  return [kind, ...lines.map(rename)].join('\n')
}
