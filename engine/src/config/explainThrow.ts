import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { inspect } from 'node:util'
import { BuildFailed } from '../diagnostics/buildFailed.ts'
import { diagnose, type SourceLocation } from '../diagnostics/diagnostic.ts'
import { toSourcePath } from '../model/paths.ts'
import type { BundledModule } from './bundleModule.ts'
import { BuiltInChanged } from './siteCode.ts'

/** Turns an error thrown by a module into a problem, with the line that threw it. */
export function explainThrow(error: unknown, module: BundledModule, siteDir: string): BuildFailed {
  if (error instanceof BuildFailed) return error
  const reason = error instanceof Error ? error.message : `it threw ${inspect(error)}`
  const origin =
    error instanceof BuiltInChanged
      ? findText(error.written, module)
      : error instanceof Error
        ? findOrigin(error, module)
        : undefined
  const file = resolve(dirname(module.path), origin?.fileName ?? module.path)
  const where: SourceLocation = { file: toSourcePath(relative(siteDir, file)), ...lineAt(origin, module) }
  return new BuildFailed([diagnose('module-failed', [reason], where)])
}

interface Origin {
  /** Relative to the folder of the module. */
  fileName: string
  lineNumber: number
  columnNumber: number
}

/** A stack frame within bundled code; some runtimes print the data URL instead of the name. */
const frame = /(?:bundled:.*|data:text\/javascript;base64,[\w+/=]*):(\d+):(\d+)\)?$/m

/** Where in the files of the module an error was thrown. */
function findOrigin({ stack }: Error, { map }: BundledModule): Origin | undefined {
  const [, line, column] = frame.exec(stack ?? '') ?? []
  if (line === undefined) return undefined
  const origin = new SourceMap({ ...map, sourceRoot: '' }).findOrigin(Number(line), Number(column))
  return 'lineNumber' in origin ? (origin as Origin) : undefined
}

/** Where code names something. */
function findText(text: string, { map }: BundledModule): Origin | undefined {
  for (const [index, source] of map.sourcesContent.entries()) {
    const at = source?.indexOf(text) ?? -1
    const before = source?.slice(0, at).split('\n') ?? []
    if (at >= 0)
      return {
        fileName: map.sources[index]!,
        lineNumber: before.length,
        columnNumber: before.at(-1)!.length + 1,
      }
  }
  return undefined
}

function lineAt(origin: Origin | undefined, { map }: BundledModule): Omit<SourceLocation, 'file'> {
  if (!origin) return {}
  const { lineNumber: line, columnNumber: column, fileName } = origin
  return {
    line,
    column,
    sourceLine: map.sourcesContent[map.sources.indexOf(fileName)]?.split(/\r?\n/)[line - 1],
  }
}
