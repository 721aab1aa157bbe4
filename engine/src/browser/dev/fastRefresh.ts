import {
  getFamilyByType,
  injectIntoGlobalHook,
  performReactRefresh,
  register as registerComponent,
} from 'react-refresh/runtime'

export {
  createSignatureFunctionForTransform as createSignature,
  performReactRefresh,
  setSignature,
} from 'react-refresh/runtime'

type Loader = () => Promise<{ default: unknown }>

const knownLoaders = new Set<string>()
let newLoaders: Loader[] = []

/** Says that a component is the next version of the one that was registered with the same id. */
export function register(component: unknown, id: string): void {
  if (!id.endsWith('$lazy')) registerComponent(component, id)
  else if (knownLoaders.has(id)) newLoaders.push(component as Loader)
  else knownLoaders.add(id)
}

/** Shows the newest version of what is loaded with `lazy`, too: React goes on with the one that it has loaded. */
export async function refreshLazyParts(): Promise<void> {
  while (newLoaders.length > 0) {
    const loaders = newLoaders
    newLoaders = []
    const modules = await Promise.all(loaders.map((load) => load().catch(() => undefined)))
    // A component without a name replaces no other one.
    if (modules.some((module) => module && !getFamilyByType(module.default))) return location.reload()
    performReactRefresh()
  }
}

// Before React is loaded: it reports its roots only to what is there then.
injectIntoGlobalHook(window)
