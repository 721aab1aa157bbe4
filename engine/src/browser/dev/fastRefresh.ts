import { injectIntoGlobalHook } from 'react-refresh/runtime'

export {
  createSignatureFunctionForTransform as createSignature,
  performReactRefresh,
  register,
  setSignature,
} from 'react-refresh/runtime'

// Before React is loaded: it reports its roots only to what is there then.
injectIntoGlobalHook(window)
