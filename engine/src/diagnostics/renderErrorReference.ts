import { advice } from './advice.ts'
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
