declare module 'react-refresh/runtime' {
  type Component = (...given: never[]) => unknown

  /** Listens to the roots of React. */
  export function injectIntoGlobalHook(window: object): void
  /** Says that a component is the next version of the one that was registered with the same id. */
  export function register(component: unknown, id: string): void
  /** What a registered component is known by; nothing for others. */
  export function getFamilyByType(component: unknown): object | undefined
  /** Says which hooks a component calls: its state is kept only while they stay the same. */
  export function setSignature(component: unknown, hooks: string): void
  export function createSignatureFunctionForTransform(): (
    component?: Component,
    hooks?: string,
  ) => Component | undefined
  /** Renders the newest version of each component, with the state of the one before. */
  export function performReactRefresh(): void
}
