// What an audit must know of: what is bundled into the package, which no lock file of a site names, and what it installs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Contrib, Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library'
import { installedPackages, licenseTexts } from './bundledPackages.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const { ComponentScope, ComponentType } = Enums

/** Licences are names of SPDX; with "AND" or "OR" they are expressions. */
const licenses = new Contrib.License.Factories.LicenseFactory((value) => {
  if (!/ (?:AND|OR|WITH) /.test(value)) throw new Error(`${value} is no expression`)
})

/** The bill of materials, in the JSON of CycloneDX. It names no time and no machine: the same sources, the same bytes. */
export function writeBom() {
  const own = componentOf(readJson(here('package.json')), { type: ComponentType.Application })
  const bom = new Models.Bom({ metadata: new Models.Metadata({ component: own }) })
  for (const component of bundledComponents()) {
    bom.components.add(component)
    own.dependencies.add(component.bomRef)
  }
  addInstalled(bom, own)
  // Programs read it: names that are a number take 2 KB less of the package than addresses do.
  let count = 0
  for (const { bomRef } of bom.components) bomRef.value = String(++count)
  const factory = new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6)
  return new Serialize.JsonSerializer(factory).serialize(bom, { sortLists: true, space: 0 })
}

/** The packages that `dist/` has code or files of, as the build took them down. */
function bundledComponents() {
  return readJson(here('dist/.packages')).map((folder) => {
    const settings = readJson(join(folder, 'package.json'))
    const license = settings.license ?? (/MIT License/.test(licenseTexts({ folder })[0]) ? 'MIT' : undefined)
    return componentOf({ ...settings, license }, { isBundled: true, scope: ComponentScope.Required })
  })
}

/** What npm installs with the package, in the versions that it was tested with. The hashes are in the site's lock file. */
function addInstalled(bom, own) {
  const { packages } = readJson(here('../package-lock.json'))
  const tree = installedPackages(packages, 'engine', ['dependencies', 'optionalDependencies'])
  const needed = installedPackages(packages, 'engine')
  const components = new Map([['engine', own]])
  for (const path of tree.keys()) {
    if (path === 'engine') continue
    const scope = needed.has(path) ? ComponentScope.Required : ComponentScope.Optional
    const name = path.split('node_modules/').at(-1)
    components.set(path, componentOf({ name, ...packages[path] }, { scope }))
    bom.components.add(components.get(path))
  }
  for (const [path, needs] of tree)
    for (const need of needs) components.get(path).dependencies.add(components.get(need).bomRef)
}

function componentOf({ name, version, license }, { type = ComponentType.Library, isBundled, scope }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [, group, bare] = /^(?:(@[^/]+)\/)?(.+)$/.exec(name)
  const component = new Models.Component(type, bare, { group, version, purl, scope })
  component.bomRef.value = purl
  if (license) component.licenses.add(licenses.makeFromString(license))
  if (isBundled) component.properties.add(new Models.Property('cdx:npm:package:bundled', 'true'))
  return component
}
