import type { constructProblems } from '../catalogue/constructs.ts'
import type { ExamplesOf } from '../examples.ts'

/** Example facts for problems of single constructs of a note. */
export const constructExamples: ExamplesOf<typeof constructProblems> = {
  'unknown-admonition-type': [['waring', 'warning'], ['boo']],
  'themed-image-without-sources': [[]],
  'unclosed-front-matter': [[]],
  'unclosed-block': [['```js'], [':::note']],
  'not-text': [[]],
  'invalid-utf8': [[1], [12]],
  'endless-line': [[5]],
  'refused-mdx': [[]],
  'missing-code-file': [['./conf/server.ts', './conf/servers.ts'], ['./gone.ts']],
  'code-file-outside-site': [['../../secret.ts']],
  'missing-code-region': [
    [{ region: 'strat', file: 'code/server.ts', nearest: 'start' }],
    [{ region: 'stop', file: 'code/server.ts' }],
  ],
  'missing-code-lines': [
    ['code/server.ts', 12],
    ['code/server.ts', 1],
  ],
  'code-group-unknown-child': [[]],
  'plugin-failed': [['remark-lint', 'node is undefined']],
  'plugin-warning': [['remark-lint', 'Avoid trailing spaces']],
}
