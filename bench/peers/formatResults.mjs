/** All results as a Markdown page: two tables, each value of a peer with its ratio to Sotay's. */
export function formatResults(results, { noteCount, date, cores, node, load }) {
  const measured = results.filter(({ skipped }) => !skipped)
  const left = results.filter(({ skipped }) => skipped)
  return [
    '# Beside the peers',
    `${date}, ${cores} cores, Node ${node.slice(1)}, ${noteCount} notes and the posts of the blog, written by \`npm run bench:peers\`.${busy(load, cores)}`,
    ...section('## Building', building, measured),
    ...section('## What a reader is sent, after gzip', reading, measured),
    ...left.map(({ name, skipped }) => `Left out: ${name} (${skipped}).`),
    '## How to read this',
    notes,
  ]
    .join('\n\n')
    .concat('\n')
}

const [seconds, megabytes, kilobytes] = [1, 1 / 1e6, 1 / 1e3]

/** Rows: label, function that reads the value from a result, and factor that converts it to the unit of the label. */
const building = [
  ['Cold build, CPU s', ({ building }) => building?.cold.cpu, seconds],
  ['Cold build, wall clock s', ({ building }) => building?.cold.wall, seconds],
  ['After one edit, CPU s', ({ building }) => building?.warm.cpu, seconds],
  ['Dev server: start to first page, s', ({ writing }) => writing.start, seconds],
  ['Dev server: edit to screen, ms', ({ writing }) => writing.edit, 1],
  ['Peak memory of all processes, MB', ({ building }) => building?.cold.memory, 1],
  ['Output, MB, not compressed', ({ building }) => building?.bytes, megabytes],
]

const reading = [
  ['Plain note: HTML, KB', ({ reading }) => reading?.plain.html, kilobytes],
  ['Plain note: CSS, KB', ({ reading }) => reading?.plain.css, kilobytes],
  ['Plain note: JavaScript on load, KB', ({ reading }) => reading?.plain.js, kilobytes],
  ['Plain note: JavaScript after idle, KB', ({ reading }) => reading?.plain.jsAfterIdle, kilobytes],
  ['Plain note: requests', ({ reading }) => reading?.plain.requests, 1],
  ['Note with much code: HTML, KB', ({ reading }) => reading?.code.html, kilobytes],
  ['Note with a diagram: HTML, KB', ({ reading }) => reading?.diagram.html, kilobytes],
  [
    'Note with a diagram: JavaScript after idle, KB',
    ({ reading }) => reading?.diagram.jsAfterIdle,
    kilobytes,
  ],
  ['First search result, KB', ({ reading }) => reading?.search, kilobytes],
]

const notes = `- CPU seconds are those of all processes of a build; the median of up to three builds, or of as many as a minute of CPU allows. On a machine with other work wall clock says little, and the ratios of CPU seconds are what counts.
- A warm build follows an edit of one note and has everything that the engine keeps between builds. Memory is the sum of what all processes hold, sampled five times a second; memory that they share counts for each.
- A dev server starts with nothing kept from before; the first page is there when the heading of a note is in Chromium. An edit adds a line to the file of the note that is open; it is on the screen when its word is in the text of the page, whether the page took in the change or was loaded anew. The median of five edits, after one that is not counted. Both are wall clock. A dash: nothing came within 90 seconds.
- Everyone gets the same words and pictures and a git history of one commit, from which the dates of last changes come. Docusaurus reads the notes as they are. For the others admonitions are written their way, tabs are one below the other, front matter is title and description, and posts are pages in a folder, without lists and feeds. Blocks of code that Sotay shows as tabs are one below the other for all others.
- Sotay alone makes a page in React, the Markdown of each note and an index for machine readers (Rspress can, and is not asked to), and draws diagrams at build. Broken links are ignored by all, for some of the notes are left out. Only Sotay and Docusaurus have tags, breadcrumbs and a blog.
- The others draw diagrams in the browser. All set math with KaTeX at build, but VitePress: MathJax, as SVG. VitePress makes no sidebar by itself, so its settings read the folders, and its plugin for diagrams loads Mermaid on every page. Starlight needs a newer Node, which is installed with its packages, and math needs remark, so its Markdown in Rust is not used. Packages whose newest versions do not work together are held back in the package.json of a peer (webpack for Docusaurus 3.9).
- Hugo is the one that is installed, with a theme of 40 lines: a sidebar and the text; no search, diagrams, math or scripts. It shows what a build can cost at least.
- "First search result" is all that is sent from the first click into the search until the first result of \`subnet\` shows, on a page that has been idle before. Rspress sends its whole index with the first page, before anybody searches, so that nothing is left to send. A dash: there is no search, or it showed nothing within 30 seconds.`

/** A heading, and a table of the rows that have any values. */
function section(heading, rows, results) {
  const known = rows.filter(([, read]) => results.some((result) => read(result) !== undefined))
  return known.length > 0 ? [heading, table(known, results)] : []
}

function table(rows, results) {
  const header = ['', ...results.map(({ name, version }) => `${name} ${version}`)]
  const first = results.find(({ id }) => id === 'sotay') ?? results[0]
  const body = rows.map(([label, read, unit]) => [
    label,
    ...results.map((result) => cell(read(result), unit, result === first ? undefined : read(first))),
  ])
  return [header, header.map((_, column) => (column ? '---:' : '---')), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** A value and, for all but the first engine, its ratio to the value of the first. */
function cell(value, unit, base) {
  if (value === undefined) return '–'
  const shown = round(value * unit)
  return base ? `${shown} (${round(value / base)}×)` : shown
}

function round(value) {
  if (value >= 100 || Number.isInteger(value)) return String(Math.round(value))
  return value.toPrecision(value >= 10 ? 3 : 2)
}

function busy(load, cores) {
  return load > cores / 2
    ? ` The machine was busy with other work (load ${load.toFixed(1)} at the start): wall clock and memory are to be read with care.`
    : ''
}
