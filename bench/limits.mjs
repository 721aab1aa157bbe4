/**
 * The most that a build and a page may cost: CPU in seconds, memory in MB, weights in KB after gzip. The goals for
 * `warmCpu`, `html` and `memory` are 0.6, 6 and 200; their limits are what has been reached. Bundling the islands of ten
 * notes takes 40 MB of the memory, and about a seventh of the CPU; the files of the search take an eighth.
 */
export const limits = {
  cpu: 3.6,
  warmCpu: 1.8,
  diagrams: 1.5,
  memory: 450,
  growth: 5,
  html: 7.1,
  css: 8,
  js: 10,
}
