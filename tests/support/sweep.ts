/** What a test tries: a few in every run, all in `npm run sweep`. */
export function sweep<T>(few: T, all: T): T {
  return process.env.SOTAY_SWEEP ? all : few
}
