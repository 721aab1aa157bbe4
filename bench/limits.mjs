/**
 * The most that a build and a page may cost: CPU in seconds, memory in MB, weights in KB after gzip. The goal for
 * `warmCpu` is 0.6; its limit is what has been reached.
 */
export const limits = {
  cpu: 3,
  warmCpu: 2.2,
  diagrams: 1.5,
  memory: 400,
  growth: 5,
  html: 6,
  css: 8,
  js: 10,
}
