const fencePattern = /^ *(`{3,}|~{3,})/

/**
 * Rewrites a note for another engine. The dialect says how an admonition opens and closes, and whether the title is a
 * heading of the text; tabs become bold labels, and code is left alone.
 */
export function portNote(text, dialect) {
  const { title, description, body } = splitNote(text)
  let fence = ''
  const lines = body.split('\n').map((line) => {
    const marks = fencePattern.exec(line)?.[1]
    if (fence) {
      if (marks?.startsWith(fence)) fence = ''
      return line
    }
    fence = marks ?? ''
    return marks ? line : portLine(line, dialect)
  })
  const heading = dialect.hasTitleInBody ? `# ${title}\n\n` : ''
  const front = [`title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`]
  return `---\n${front.join('\n')}\n---\n\n${heading}${lines.join('\n')}`
}

/** Splits a note into front matter and body; a value of the front matter may be in quotes. */
function splitNote(text) {
  const [, front, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(text)
  const read = (key) => {
    const value = new RegExp(`^${key}: *(.*)$`, 'm').exec(front)?.[1] ?? ''
    return value.replace(/^(["'])(.*)\1$/, '$2')
  }
  return { title: read('title'), description: read('description'), body: body.trimStart() }
}

function portLine(line, { open, close }) {
  return line
    .replace(/^(\s*):::(\w+)(?:\[(.*)\])?\s*$/, (_, indent, kind, title) => indent + open(kind, title ?? ''))
    .replace(/^(\s*):::\s*$/, (_, indent) => indent + close)
    .replace(/^\s*<\/?Tabs\b.*>$|^\s*<\/TabItem>$/, '')
    .replace(/^\s*<TabItem\b.*\blabel="([^"]*)".*>$/, '**$1**')
    .replace(/^\{\/\*.*\*\/\}$/, '')
}
