const canUseDOM = typeof document !== 'undefined'

/** What the code that runs can use, as `@docusaurus/ExecutionEnvironment` exports it. */
export const executionEnvironment = {
  canUseDOM,
  canUseEventListeners: canUseDOM,
  canUseIntersectionObserver: canUseDOM,
  canUseViewport: canUseDOM,
}
