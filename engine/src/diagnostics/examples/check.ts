import type { checkProblems } from '../catalogue/check.ts'
import type { ExamplesOf } from '../examples.ts'

/** Example facts for the problems that only `sotay check` reports. */
export const checkExamples: ExamplesOf<typeof checkProblems> = {
  'skipped-heading-level': [[4, 2]],
  'image-without-alt': [['./plan.png']],
  'link-without-text': [['/guide']],
  'table-without-header': [[]],
  'page-without-description': [['/empty'], ['/tls', 'TLS keeps what is sent from being read on the way.']],
  'unlinked-page': [
    ['/lost', true],
    ['/about', false],
  ],
  'wrong-language': [
    ['en', 'vi'],
    ['vi', undefined],
  ],
  'broken-external-link': [['https://example.com/gone', 'it answers 404']],
}
