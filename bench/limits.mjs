/**
 * The most that a build and a page may cost: CPU in seconds, memory in MB, weights in KB after gzip. The goals for
 * `warmCpu` and `html` are 0.6 and 6; their limits are what has been reached.
 */
export const limits = {
  cpu: 3,
  warmCpu: 1.8,
  diagrams: 1.5,
  memory: 400,
  growth: 5,
  html: 7.1,
  css: 8,
  js: 10,
}
