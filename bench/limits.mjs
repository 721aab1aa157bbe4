/** What a build and a page may cost at most: CPU in seconds, memory in MB, weights in KB after gzip. */
export const limits = { cpu: 3, diagrams: 1.5, memory: 400, growth: 5, html: 6, css: 8, js: 10 }
