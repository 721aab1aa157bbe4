import { toPlainText } from './plainText.ts'

/**
 * The note's own title: its first level 1 heading, when no other heading and no rule stands before it
 * (behaviours 3.2). Read from the lines, because sidebars need it of notes that nobody has opened yet.
 */
export function findContentTitle(body: string): string | undefined {
  const lines = body.split('\n')
  let isInFence = false
  for (const [index, line] of lines.entries()) {
    if (/^\s{0,3}(?:`{3}|~{3})/.test(line)) isInFence = !isInFence
    if (isInFence) continue
    const heading = /^\s{0,3}(#{1,6})(?:\s+(.*?))?\s*$/.exec(line)
    if (heading) return heading[1] === '#' ? toTitle(heading[2] ?? '') : undefined
    if (/^\s{0,3}=+\s*$/.test(line) && lines[index - 1]?.trim()) return toTitle(lines[index - 1]!)
    if (/^\s{0,3}(?:-\s*){3,}$/.test(line) || /^\s{0,3}(?:\*\s*){3,}$|^\s{0,3}(?:_\s*){3,}$/.test(line)) return undefined
  }
  return undefined
}

function toTitle(markdown: string): string {
  const withoutId = markdown.replace(/\s*\\?\{#[^}]*\}\s*$|\s*\{\/\*\s*#.*?\*\/\}\s*$/, '').replace(/\s+#+$/, '')
  return toPlainText(withoutId)
}
