const example = /^(`{3,})mdx live\n([\s\S]*?)^\1$/gm

/** Puts, below each block of code that is marked `mdx live`, what it looks like. */
export function showExamples({ fileContent }: { fileContent: string }): string {
  return fileContent.replace(
    example,
    (_, fence: string, source: string) =>
      `${fence}mdx\n${source}${fence}\n\n<div className="example">\n\n${source}\n</div>`,
  )
}
