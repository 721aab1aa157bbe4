import { toOutputPath } from '../model/paths.ts'
import type { BundledFile } from './bundle.ts'
import type { BuiltFile } from './runPageBuild.ts'

/**
 * The output of both builds of the same modules besides code to render: styles, which are the same in both, and files.
 */
export function gatherFiles(
  server: BuiltFile[],
  browser: BuiltFile[],
): { css: string; files: BundledFile[] } {
  const files = [...server, ...browser].filter((file) => !isStyle(file))
  return {
    css: server.filter(isStyle).map(contentsOf).join('\n'),
    files: files.map((file) => ({ output: toOutputPath(file.fileName), contents: contentsOf(file) })),
  }
}

const isStyle = ({ fileName }: BuiltFile) => fileName.endsWith('.css')

function contentsOf(file: BuiltFile): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source
}
