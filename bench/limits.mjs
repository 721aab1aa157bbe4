/**
 * What a build and a page may cost at most: CPU in seconds, memory in MB, weights in KB after gzip. A build after an
 * edit should come down to 0.6; its limit is what it has come to.
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
