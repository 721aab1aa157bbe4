/** A syntax error. Line and column count from 1. */
export class MarkdownSyntaxError extends Error {
  constructor(
    readonly reason: string,
    readonly line: number,
    readonly column: number,
  ) {
    super(reason)
  }
}
