import { isAbsolute } from 'node:path'
import { readBytes } from '../../config/readFile.ts'
import { parseModule } from '../parseModule.ts'

/** An export of a module, with the module's id for the bundler. */
export interface Origin {
  id: string
  /** Its name there; `default` for the default one. */
  exported: string
}

/** Resolves a specifier to a module id; undefined if there is none. */
type Resolve = (specifier: string, importer: string) => Promise<string | undefined>

/**
 * Follows an export through re-exports of the site's modules, such as those of an `index.ts`. Undefined if no module
 * has it.
 */
export async function findOrigin(
  { id, exported }: Origin,
  resolve: Resolve,
  asked: string[] = [],
): Promise<Origin | undefined> {
  if (asked.includes(id)) return undefined
  const exports = readExports(id)
  const named = exports.find((each) => each.name === exported)
  if (exports.length === 0 || (named && named.from === undefined)) return { id, exported }
  for (const { from, imported } of named ? [named] : exports.filter(({ name }) => name === undefined)) {
    const target = await resolve(from!, id)
    const passedOn = { id: target ?? '', exported: imported ?? exported }
    const origin = target && (await findOrigin(passedOn, resolve, [...asked, id]))
    if (origin) return origin
  }
  return undefined
}

/** An export as its module writes it. */
interface WrittenExport {
  /** Undefined for `export *`. */
  name: string | undefined
  /** The module that it is re-exported from. */
  from: string | undefined
  /** Its name there. */
  imported: string | undefined
}

const isOwnCode = (id: string) =>
  isAbsolute(id) && /\.[cm]?[jt]sx?$/.test(id) && !id.includes('/node_modules/')

/** The exports of one of the site's own modules; none for others, which are not parsed. */
function readExports(id: string): WrittenExport[] {
  if (!isOwnCode(id)) return []
  const { staticExports, staticImports } = parseModule(readBytes(id).toString(), id).module
  // For a name imported first and exported later, the parser gives its local name.
  const nameThere = (request: number | undefined, local: string | null) =>
    staticImports
      .find(({ moduleRequest }) => moduleRequest.start === request)
      ?.entries.find(({ localName }) => localName.value === local)?.importName
  return staticExports
    .flatMap(({ entries }) => entries)
    .map(({ moduleRequest, importName, exportName }) => ({
      name: writtenName(exportName),
      from: importName.kind === 'All' ? undefined : moduleRequest?.value,
      imported: writtenName(nameThere(moduleRequest?.start, importName.name) ?? importName),
    }))
}

const writtenName = ({ kind, name }: { kind: string; name: string | null }) =>
  kind === 'Default' ? 'default' : (name ?? undefined)
