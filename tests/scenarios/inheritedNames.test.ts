import { expect, test } from 'vitest'
import { temporarySite } from '../support/temporarySite.ts'

const names = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__lookupGetter__', '__proto__']

const canvas = (name: string) =>
  JSON.stringify({
    nodes: [name, 'b'].map((id) => ({
      id,
      type: name,
      text: 'x',
      x: 0,
      y: 0,
      width: 9,
      height: 9,
      color: name,
    })),
    edges: [{ fromNode: name, toNode: 'b', fromSide: name, toSide: name, color: name }],
  })

const note = (name: string) =>
  [
    `# ${name}`,
    `## ${name} {#${name}}`,
    `[a](#${name}) [b][${name}] [^${name}] ![[${name}.canvas]]`,
    `[${name}]: /of/${name}`,
    `[^${name}]: A footnote.`,
    `> [!${name}]\n> A callout.`,
    `:::${name}\n\nAn admonition.\n\n:::`,
    `\`\`\`${name} ${name}=1 title=${name}\nCode.\n\`\`\``,
    `<${name} src="./a.png" href="./b.txt" name="c">An element.</${name}>`,
    `<img ${name}="x" src="/a.svg" alt=""><Badge type="${name}">A badge</Badge>`,
  ].join('\n\n')

test.each(names)('a site may be full of the name %s, which every object has', async (name) => {
  // No author can have this name: `parseYaml.test.ts` has its refusal.
  const author = name.replace('__proto__', 'x')
  const files = {
    [`docs/${name}.md`.replace('_', 'a_')]:
      `---\nid: ${name}\nslug: /of/${name}\ntags: [${name}]\nkeywords: [${name}]\n---\n${note(name)}`,
    [`docs/${name}.canvas`]: canvas(name),
    'docs/a.md': '---\nslug: /\n---\n\n# Home',
    'blog/2026-01-01-a.md': `---\nauthors: [${author}]\ntags: [${name}]\n---\n\nA post.`,
    'blog/authors.yml': `${author}:\n  name: A\n  socials: { ${author}: a }\n`,
    'static/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  }
  const { failed, report, paths } = await temporarySite(files, {
    blog: {},
    markdown: { format: 'md', obsidian: true },
  }).build()
  expect(failed, report).toBe(false)
  expect(paths()).toContain(`of/${name}.html`)
})
