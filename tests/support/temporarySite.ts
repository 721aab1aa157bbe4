import { afterAll } from 'vitest'
import { siteTest, type TestSite } from '../../engine/src/testing.ts'

const sites: TestSite[] = []
afterAll(() => {
  for (const site of sites) site.remove()
})

/** A small site made of inline files; it is removed when the tests of the file are done. */
export function temporarySite(...site: Parameters<typeof siteTest>): TestSite {
  const made = siteTest(...site)
  sites.push(made)
  return made
}
