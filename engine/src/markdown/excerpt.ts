import { toPlainText } from './plainText.ts'

/** The first line of a note that says something, in plain words; empty when none does (behaviours 3.2). */
export function findExcerpt(body: string): string {
  let fence: string | undefined
  let isInModuleCode = false
  const lines = body.replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}/g, '').split('\n')
  for (const [index, line] of lines.entries()) {
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (marker && (!fence || marker.startsWith(fence))) fence = fence ? undefined : marker
    if (fence || marker) continue
    if (/^(?:import|export)\s/.test(line)) isInModuleCode = true
    if (line.trim() === '') isInModuleCode = false
    if (isInModuleCode || isNoText(line) || isTitle(lines, index)) continue
    const text = toPlainText(line.replace(/^\s*(?:>\s?)*(?:#{1,6}\s+|[-*+]\s+(?:\[[ xX]\]\s+)?|\d+[.)]\s+)?/, '').replace(/\s*\{#[^}]*\}\s*$/, ''))
    if (text !== '') return text
  }
  return ''
}

/** Fences of admonitions, rules, and rows of tables. */
function isNoText(line: string): boolean {
  return /^\s*(?::{3,}|\||(?:[-*_]\s*){3,}$|=+\s*$)/.test(line)
}

function isTitle(lines: string[], index: number): boolean {
  return /^\s{0,3}#\s/.test(lines[index]!) || (/^=+\s*$/.test(lines[index + 1] ?? '') && lines[index]!.trim() !== '')
}
