/** A fence that nothing closes runs to the end. */
const fencedCode = /^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?<fence>`{3,}(?=[^`\n]*$)|~{3,}).*(?:\n.*)*?(?:\n[ \t>]*\k<fence>[`~]*[ \t]*$|(?![^]))/
const inlineCode = /(?<backticks>`+)(?!`)(?:(?!\n[ \t]*\n)[^])*?[^`]\k<backticks>(?!`)/
const comment = /<!--[^]*?-->|\{\/\*[^]*?\*\/\}/
const tag = /<\/?[A-Za-z][^<>`]*>/
const moduleCode =
  /^(?:import\s+(?:['"{*]|[\w$]+(?:\s*,\s*[{*][^;]*?)?\s+from\s)|export\s+(?:default|const|let|var|function|async|class|[{*]))(?:.*\n)+?(?=\s*(?:\n|(?![^])))/

const pattern = new RegExp(
  [fencedCode, inlineCode, comment, tag, moduleCode].map(({ source }) => source).join('|'),
  'gm',
)
