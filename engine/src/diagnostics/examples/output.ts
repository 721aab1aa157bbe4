import type { outputProblems } from '../catalogue/output.ts'
import type { ExamplesOf } from '../examples.ts'

/** Example facts for problems of writing, serving and the command line. */
export const outputExamples: ExamplesOf<typeof outputProblems> = {
  'unsafe-output-folder': [['docs', 'the site is made from "docs"']],
  'out-of-memory': [[]],
  'folder-gone': [[]],
  'leftover-folder': [['build.3f9a0c71d2e4.new', 'no permission']],
  'file-over-folder': [['static/guide', 'docs/guide/tls.md', 'guide']],
  'name-too-long': [['docs/tls.md', 'transport-layer-security-in-all-of-it…', 255]],
  'cannot-write': [['build', 'the disk is full']],
  'unusable-file': [['docs/a.md', 'no permission']],
  'link-leads-out': [
    ['/home/me/plan.pdf', 'out'],
    ['/home/me/notes', 'back'],
    ['/home/me/notes/img', 'on'],
  ],
  'port-busy': [[3000, 'localhost']],
  'cannot-listen': [['example:3000', 'no such host']],
  'nothing-to-serve': [['notes/build']],
  'cannot-draw-previews': [['Cannot find native binding']],
  'unknown-command': [
    ['biuld', 'build', ['start', 'build']],
    ['fly', undefined, ['start', 'build']],
  ],
  'wrong-usage': [
    ['There is no flag "--prot".', 'serve', '--port'],
    ['"abc" is no port: it must be a whole number up to 65535.', 'serve'],
  ],
  'never-settled': [[]],
  'unknown-code': [['broken-lnk', 'broken-link'], ['what']],
  'page-module-failed': [
    ['/about', 'window is not defined'],
    ['/about', 'data is not iterable'],
  ],
  'stray-error': [['fetch failed']],
  'page-module-broken': [['Expected "}"'], ['window is not defined'], ['Too early']],
  'unknown-hydrate': [['/about', 'soon']],
  'no-default-export': [['/about']],
  'missing-custom-css': [['src/site.css']],
  'invalid-css': [['Unexpected token']],
  'forgiven-css': [['semicolon'], ['import'], ['part', 'Invalid empty selector']],
  'style-file-not-found': [['./fonts/serif.woff2'], ['./fonts/serif.wof2', './fonts/serif.woff2']],
}
