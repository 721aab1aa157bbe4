import { unescapeHtml } from '../std/html.ts'
import { findEmoji } from './syntax/emoji.ts'

const address = String.raw`(?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])`
const image = new RegExp(String.raw`!\[([^\]]*)\]${address}`, 'g')
const link = new RegExp(String.raw`\[((?:[^[\]]|\[[^[\]]*\])*)\]${address}`, 'g')

/** Longer lines are cut; they are no titles, and too long for a description. */
const longestLine = 2000

/** Removes the markup of one line of Markdown. Inline code is kept. */
export function toPlainText(line: string): string {
  const codes: string[] = []
  const text = line
    .slice(0, longestLine)
    .replace(/(`+)(.+?)\1/g, (_, __, code: string) => `\0${codes.push(code.trim()) - 1}\0`)
    .replace(/\\([^\w\s])/g, (_, sign: string) => `\0${codes.push(sign) - 1}\0`)
    .replace(/<((?:https?:\/\/|mailto:)[^\s<>]+)>/g, '$1')
    .replace(/<\/?[A-Za-z][\w.-]*(?:[\s/][^<>]*)?>/g, '')
    .replace(/\[\^[^\]]+\](?::.*)?/g, '')
    .replace(image, '$1')
    .replace(link, '$1')
    .replace(/(\*{1,3}|~~)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=\S)(.*?\S)\1(?![\p{L}\p{N}_])/gu, '$2')
    .replace(/\s?:([+\w-]+):/g, (written, name: string) => (findEmoji(name) ? '' : written))
  return unescapeHtml(text)
    .replace(/\0(\d+)\0/g, (_, index) => codes[Number(index)]!)
    .trim()
}
