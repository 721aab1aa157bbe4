/** Whether an expression holds nothing but comments. */
export function isComment(expression: string): boolean {
  return expression.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim() === ''
}
