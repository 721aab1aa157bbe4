/** A fence that nothing closes runs to the end. */
const fencedCode =
  /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?<fence>`{3,}(?=[^`\n]*$)|~{3,}).*(?:\n.*)*?(?:\n[ \t>]*\k<fence>[`~]*[ \t]*$|(?![\s\S]))/
const inlineCode = /(?<backticks>`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S])*?[^`]\k<backticks>(?!`)/
const comment = /<!--[\s\S]*?(?:-->|(?![\s\S]))|\{\/\*[\s\S]*?\*\/\}/
const tag = /<\/?[A-Za-z][\w.-]*(?:[\s/][^<>`]*)?>/
const moduleCode =
  /^(?:import\s+(?:['"{*]|[\w$]+\s*(?:,[^;]*?)?\sfrom\s)|export\s+(?:default|const|let|var|function|async|class|[{*]))[\s\S]*?(?=\n[ \t]*\n|(?![\s\S]))/

const pattern = new RegExp(
  [fencedCode, inlineCode, comment, tag, moduleCode].map(({ source }) => source).join('|'),
  'gm',
)

/** The lines of a note without blocks of code, comments, tags and module code. Every line keeps its number. */
export function proseLines(body: string): string[] {
  return body.replace(pattern, blank).split('\n')
}

function blank(match: string, ...rest: unknown[]): string {
  const { backticks } = rest.at(-1) as { backticks?: string }
  return backticks ? match : match.replace(/[^\n]+/g, '')
}
