import type { Code } from './diagnostic.ts'
import { allCodes, examplesOf } from './examples.ts'
import { printReport } from './printReport.ts'

/** The reference page of all problems, as Markdown. */
export function renderErrorReference(): string {
  const sections = [...allCodes].sort().map(renderProblem)
  return `${introduction}\n\n${sections.join('\n\n')}\n`
}

const introduction = `# Errors and warnings

Every problem that Sotay reports, by its code. Codes never change. Each is shown as it is printed, without its place; where it is worded in more than one way, all are shown. \`sotay explain CODE\` prints the same.

This page is made from the catalogue in \`engine/src/diagnostics/\`: run \`node scripts/reference.mjs\` after a change there.`

function renderProblem(code: Code): string {
  const examples = examplesOf(code)
  const wordings = examples.map((example) => printReport([example]).trimEnd())
  return [
    `## ${code}`,
    `${examples[0]!.title}.`,
    `\`\`\`text\n${wordings.join('\n\n')}\n\`\`\``,
    ...(advice[code] ? [escapeMarkup(advice[code])] : []),
  ].join('\n\n')
}

/** Puts Markdown syntax in advice, which is plain text for terminals, into inline code, unless it is quoted. */
function escapeMarkup(text: string): string {
  return text.replace(/`[^`]*`|"[^"]*"|<\w+>|\{[^}]*\}/g, (found) =>
    /^[`"]/.test(found) ? found : `\`${found}\``,
  )
}

/** The explanation of a code: its title, its wordings and further advice. */
export function explainCode(code: Code): string {
  const examples = examplesOf(code)
  const wordings = examples.map((example) => printReport([example]))
  return [`${code}: ${examples[0]!.title}`, ...wordings, advice[code]]
    .filter((part) => part !== undefined)
    .map((part) => part.trimEnd())
    .join('\n\n')
}

/** Further explanation of problems, beyond message and hint, for `sotay explain` and the reference. */
export const advice: Partial<Record<Code, string>> = {
  'broken-link': `A link that begins with "/" counts from the root of the site; "baseUrl" is added to it. One without a slash counts from the address of the page, as in a browser, which changes when the page moves: a path to the Markdown file, "./other.md", does not.

Pages, generated indexes, tag pages and posts have addresses; files in static folders have none of their own and are linked with their ending. When a note was renamed in git, its links are followed to where it went.

"onBrokenLinks" says how this is reported: ignore (as it is unless set), log, warn or throw. "sotay check" tells it in any case, and "sotay check --fix" writes the address that a moved note has now.`,
  'broken-anchor': `What follows the "#" is an id on the page that the link leads to: that of a heading (made from its text, or written as {#id} at its end), or the "id" of an element in HTML. When the text of a heading changes, so does its id, unless it is written.

"onBrokenAnchors" says how this is reported; it is a warning unless set.`,
  'broken-markdown-link': `"./" and "../" count from the folder of the note; a path that begins with "/" from the docs folder, then from the site folder; any other from all three. The address of the note is put in its place, so the link survives another "slug".

"markdown.hooks.onBrokenMarkdownLinks" says how this is reported: a level, or a function that is given { url, sourceFilePath } and may return another address.`,
  'broken-image': `A path counts from the folder of the note, or from a static folder when it begins with "/". "@site/" means the site folder. Letters count as they are on disk: "Plan.PNG" and "plan.png" are two files on most servers.

"markdown.hooks.onBrokenMarkdownImages" says how this is reported; it stops the build unless set. In HTML, the file at a relative path is taken if it is beside the note; any other address is left for the browser, which counts it from the page. Pictures, films and frames in HTML and components, and what settings and front matter name (a logo, an icon, a preview), are a warning at most, because a page can be read without them.`,
  'duplicate-route': `Two files may ask for one address: "a.md" and "a/index.md", "01-a.md" and "02-a.md", or two with the same "slug". The first one is published: docs before the blog, the blog before pages.

"onDuplicateRoutes" says how this is reported; it is a warning unless set.`,
  'duplicate-doc-id': `The id of a doc is its path below the docs folder without ending and number prefixes: "01-net/02-tls.md" has the id "net/tls". Sidebars and other settings call docs by it.`,
  'invalid-mdx': `Notes are MDX unless set otherwise: "<" begins a tag and "{" begins an expression. Both can be written as they are in \`code\`, and with a backslash in text. A note without components can be read as plain Markdown: put "mdx: { format: md }" into its front matter, or set "markdown.format" to "detect" and call the file ".md".`,
  'invalid-yaml': `The front matter is YAML between two lines of three dashes. A text with a colon and a blank in it, or one that begins with @, *, &, !, %, | or >, needs quotes: title: "TLS: an overview".`,
  'unknown-setting': `The config holds only settings that exist, so that a typo is found at once. Values of your own go into "customFields". The reference of the settings lists them all.`,
  'setting-failed': `Some settings take a function: "editUrl", "numberPrefixParser", the hooks for broken links, plugins for Markdown. The function was called and threw; the rest of the config was fine.`,
  'page-module-failed': `Pages are rendered while the site is built, in Node, where there is no window and no document. What needs them belongs in an effect, an event handler or <BrowserOnly>.`,
  'unsafe-output-folder': `A build replaces its output folder as a whole. So it refuses a folder that holds the site, that the site is made from, or that holds files no build made.`,
  'cannot-write': `All files are written beside the output folder first, and put in its place when they are complete. So whoever looks finds the former site or the new one, never half of it.`,
  'no-git-history': `"Last updated" comes from git: the commit that last touched the file. In CI, fetch the whole history (for GitHub Actions: "fetch-depth: 0" for the step that checks out).`,
  'unlinked-page': `Looked at are the links of all pages, of sidebars, the navbar and the footer. A page that only the search and the sitemap know is hard to find.`,
  'broken-external-link': `"sotay check --external" asks each address once, a few at a time, and remembers for a day what answered. Servers that refuse robots answer 403 or 429; that is not reported.`,
}
