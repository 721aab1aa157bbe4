import { useAllDocsData } from './docsHooks.ts'

/** Data of plugins, by their names and ids. */
type PluginData = Record<string, Record<string, unknown>>

const docs = 'docusaurus-plugin-content-docs'

/** The hooks that give components the data of plugins. That of the docs is made here. */
export function pluginDataHooks(own: PluginData) {
  const useGlobalData = (): PluginData => ({ [docs]: useAllDocsData(), ...own })
  const useAllPluginInstancesData = (name: string, options?: { failfast?: boolean }) => {
    // biome-ignore lint/correctness/useHookAtTopLevel: One call asks for the same name in every render.
    const all = name === docs ? useAllDocsData() : own[name]
    if (!all && options?.failfast) throw new Error(`There is no data of the plugin "${name}"`)
    return all
  }
  const usePluginData = (name: string, id = 'default', options?: { failfast?: boolean }) => {
    const data = useAllPluginInstancesData(name, options)?.[id]
    if (data === undefined && options?.failfast)
      throw new Error(`There is no data of the plugin "${name}" with the id "${id}"`)
    return data
  }
  return { useGlobalData, useAllPluginInstancesData, usePluginData }
}
