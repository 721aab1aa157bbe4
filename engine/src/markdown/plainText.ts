/** Takes the marks of one line of Markdown away and leaves its words (behaviours 3.2). */
export function toPlainText(line: string): string {
  return line
    .replace(/<!--.*?-->|\{\/\*.*?\*\/\}/g, '')
    .replace(/!\[(.*?)\][([].*?[\])]/g, '$1')
    .replace(/\[\^.+?\]/g, '')
    .replace(/\[(.*?)\](?:\(.*?\)|\[.*?\])/g, '$1')
    .replace(/<\/?[a-zA-Z][^>]*>/g, '')
    .replace(/(`+)(.+?)\1/g, '$2')
    .replace(/(\*{1,3}|~{2})(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(^|[^\p{L}\p{N}_])(_{1,3})(?=\S)(.*?\S)\2(?![\p{L}\p{N}_])/gu, '$1$3')
    .replace(/:[+\w-]+:(?=\s|$)/g, '')
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')
    .trim()
}
