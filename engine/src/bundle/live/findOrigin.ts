import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { parseSync } from 'rolldown/utils'

/** An export of a module, by what the bundler calls the module. */
export interface Origin {
  id: string
  /** Its name there; `default` for the default one. */
  exported: string
}

/** Says what a specifier in a module means; nothing where it leads nowhere. */
type Resolve = (specifier: string, importer: string) => Promise<string | undefined>

/** Follows an export through modules of the site that only pass it on, such as an `index.ts`; undefined when none has it. */
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
  /** Undefined for all that another module exports. */
  name: string | undefined
  /** Where it is passed on from. */
  from: string | undefined
  /** What it is called there. */
  imported: string | undefined
}

const isOwnCode = (id: string) =>
  isAbsolute(id) && /\.[cm]?[jt]sx?$/.test(id) && !id.includes('/node_modules/')

/** Of what is not the site's own code nothing is known. */
function readExports(id: string): WrittenExport[] {
  if (!isOwnCode(id)) return []
  const { staticExports, staticImports } = parseSync(id, readFileSync(id, 'utf8')).module
  // Of what is imported first and exported then, the parser tells the name that it has in this module.
  const nameThere = (request: number | undefined, local: string | null) =>
    staticImports
      .find(({ moduleRequest }) => moduleRequest.start === request)
      ?.entries.find(({ localName }) => localName.value === local)?.importName
  return staticExports
    .flatMap(({ entries }) => entries)
    .map(({ moduleRequest, importName, exportName }) => ({
      name: nameOf(exportName),
      from: importName.kind === 'All' ? undefined : moduleRequest?.value,
      imported: nameOf(nameThere(moduleRequest?.start, importName.name) ?? importName),
    }))
}

const nameOf = ({ kind, name }: { kind: string; name: string | null }) =>
  kind === 'Default' ? 'default' : (name ?? undefined)
