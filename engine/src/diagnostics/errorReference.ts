import { checkProblems } from './catalogue/check.ts'
import { markupProblems } from './catalogue/markup.ts'
import { examples } from './catalogue.ts'
import { BuildFailed, type Code, type Diagnostic, diagnose } from './diagnostic.ts'
import { codeExplanations } from './explanations/code.ts'
import { linkExplanations } from './explanations/links.ts'
import { noteExplanations } from './explanations/notes.ts'
import { siteExplanations } from './explanations/site.ts'
import { nearestMatch } from './nearestMatch.ts'
import { printReport } from './printReport.ts'

/** The reference page of all problems, as Markdown. */
export function renderErrorReference(): string {
  const sections = [...allCodes].sort().map(renderProblem)
  return `${introduction}\n\n${sections.join('\n\n')}\n`
}

const introduction = `# Errors and warnings

Every problem that Sotay reports, by its code. Codes never change. Each is shown as it is printed, without its place; where it is worded in more than one way, all are shown. Then follow its cause, an example before (-) and after (+) the correction, and how strict Sotay is about it. \`sotay explain CODE\` prints the same.

This page is made from the catalogue in \`engine/src/diagnostics/\`: run \`node scripts/reference.mjs\` after a change there.`

function renderProblem(code: Code): string {
  const examples = examplesOf(code)
  const wordings = examples.map((example) => printReport([example]).trimEnd())
  const { cause, correction, strictness } = explanationOf(code)
  return [
    `## ${code}`,
    `${escapeMarkup(examples[0]!.title)}.`,
    `\`\`\`text\n${wordings.join('\n\n')}\n\`\`\``,
    escapeMarkup(cause),
    `\`\`\`\`diff\n${correction}\n\`\`\`\``,
    escapeMarkup(strictness),
  ].join('\n\n')
}

/** Puts the syntax of Markdown and MDX that plain text for terminals names into inline code. */
export function escapeMarkup(text: string): string {
  return text.replace(/`[^`]*`|"[^"]*"|<\w+>|\{[^}]*\}/g, (found) => {
    if (found.startsWith('`')) return found
    const code = found.replace(/^"|"$/g, '')
    return /[<{}]/.test(code) ? `\`${code}\`` : found
  })
}

/** The explanation of a code: its title, its wordings, the cause, an example before and after, and how strict it is. */
export function explainCode(code: Code): string {
  const examples = examplesOf(code)
  const wordings = examples.map((example) => printReport([example]))
  const { cause, correction, strictness } = explanationOf(code)
  const example = `Before (-) and after (+):\n${correction.replace(/^(?=.)/gm, '  ')}`
  return [`${code}: ${examples[0]!.title}`, ...wordings, cause, example, strictness]
    .map((part) => part.trimEnd())
    .join('\n\n')
}

/** What lies behind each problem: its cause, and lines before and after its correction. */
const explanations: Record<Code, string> = {
  ...noteExplanations,
  ...linkExplanations,
  ...siteExplanations,
  ...codeExplanations,
}

/** What is known of a problem besides its wording. */
interface Explained {
  cause: string
  /** An example as a diff. */
  correction: string
  /** How much it matters, and the setting that changes that. */
  strictness: string
}

export function explanationOf(code: Code): Explained {
  const [cause = '', ...correction] = explanations[code].split('\n')
  return { cause, correction: correction.join('\n'), strictness: strictnessOf(code) }
}

function strictnessOf(code: Code): string {
  const setting = settings[code]
  if (setting) return setting
  if (code in checkProblems || code in markupProblems)
    return 'Only "sotay check" reports it, which fails because of it only with --strict.'
  return examplesOf(code).some(({ level }) => level === 'error')
    ? 'It is an error, and no setting makes it less.'
    : 'It is a warning: the site is built all the same.'
}

const ofImports =
  '"onMissingImports" says how it is reported: it stops the build unless set. With "warn" pages are made without what is missing.'

/** The settings that say how strict Sotay is. */
const settings: Partial<Record<Code, string>> = {
  'broken-link':
    '"onBrokenLinks" says how it is reported: ignore (as it is unless set), log, warn or throw. "sotay check" reports it in any case.',
  'too-long-to-watch': 'Only "sotay lsp" reports it, and nothing fails because of it.',
  'broken-anchor': '"onBrokenAnchors" says how it is reported: it is a warning unless set.',
  'broken-markdown-link':
    '"markdown.hooks.onBrokenMarkdownLinks" says how it is reported: a level, or a function that is given { url, sourceFilePath } and may return another address.',
  'unknown-note-name':
    '"markdown.hooks.onBrokenMarkdownLinks" says how it is reported: it is a warning unless set.',
  'broken-image':
    '"markdown.hooks.onBrokenMarkdownImages" says how it is reported: it stops the build unless set.',
  'missing-package': ofImports,
  'import-not-found': ofImports,
  'unknown-theme-import': ofImports,
  'unknown-theme-export': ofImports,
  'missing-plugin': ofImports,
  'site-plugin-failed': ofImports,
  'no-docs': ofImports,
  'unknown-version': ofImports,
  'navbar-unknown-doc': ofImports,
  'empty-link': '"markdown.hooks.onBrokenMarkdownLinks" says how it is reported.',
  'duplicate-route': '"onDuplicateRoutes" says how it is reported: it is a warning unless set.',
  'redirect-over-page': '"onDuplicateRoutes" says how it is reported: it is a warning unless set.',
  'redirect-twice': '"onDuplicateRoutes" says how it is reported: it is a warning unless set.',
  'inline-tags': '"onInlineTags" of the docs or of the blog says how it is reported.',
  'inline-authors': '"blog.onInlineAuthors" says how it is reported.',
  'post-without-truncate-marker': '"blog.onUntruncatedBlogPosts" says how it is reported.',
  'no-git-history': '"showLastUpdateTime" and "showLastUpdateAuthor" switch the dates off.',
  'shallow-history': '"showLastUpdateTime" and "showLastUpdateAuthor" switch the dates off.',
  'no-font-tool': '"fonts" names the fonts of the site.',
  'no-picture-tool': '"images.resize" asks for pictures in further sizes.',
  'cannot-draw-previews': '"previewImages: false" switches the pictures off.',
  'unknown-directive': '"markdown.admonitions.keywords" adds kinds of boxes.',
  'invalid-mdx': '"markdown.format" says which notes are read as MDX.',
}

/** The code of every problem, in the order of the catalogue. */
export const allCodes = Object.keys(examples) as Code[]

/** One example of each wording of a problem. */
export function examplesOf(code: Code): Diagnostic[] {
  return examples[code].map((facts) => diagnose(code, facts as never))
}

/** The explanation of a problem's code; without a code, the list of all codes. */
export function explain(code: string | undefined): string {
  if (code === undefined) return listCodes()
  if ((allCodes as string[]).includes(code)) return explainCode(code as Code)
  throw new BuildFailed([diagnose('unknown-code', [code, nearestMatch(code, allCodes)])])
}

function listCodes(): string {
  const width = Math.max(...allCodes.map((code) => code.length)) + 2
  return [...allCodes]
    .sort()
    .map((code) => code.padEnd(width) + examplesOf(code)[0]!.title)
    .join('\n')
}
