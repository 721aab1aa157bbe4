import type { configProblems } from '../catalogue/config.ts'
import type { ExamplesOf } from '../examples.ts'

/** Example facts for problems of the config file and of the modules it names. */
export const configExamples: ExamplesOf<typeof configProblems> = {
  'missing-site-folder': [
    ['/home/an/note', false],
    ['/home/an/notes.md', true],
  ],
  'missing-config': [
    ['/home/an/notes', ['sotay.config.ts', 'sotay.config.js']],
    ['/home/an/notes', ['other.config.ts']],
    ['/home/an/notes', ['sotay.config.ts', 'sotay.config.js'], 'docusaurus.config.ts'],
  ],
  'nothing-to-adopt': [['/home/an/notes', ['docusaurus.config.ts', 'docusaurus.config.js']]],
  'config-exists': [['sotay.config.ts', 'docusaurus.config.js']],
  'module-failed': [['Expected "}" but found end of file']],
  'missing-package': [['left-pad']],
  'wrong-export': [
    [undefined, 'defineConfig({ … })'],
    ["'notes'", 'defineConfig({ … })'],
    [undefined, 'an object with the settings'],
  ],
  'unknown-setting': [['"tittle"', 'Did you mean "title"?']],
  'missing-setting': [['"url"', 'must be a string']],
  'invalid-setting': [
    [
      {
        setting: '"onBrokenLinks"',
        value: "'thow'",
        expected: "must be 'ignore', 'log', 'warn' or 'throw'",
        hint: "Did you mean 'throw'?",
      },
    ],
  ],
  'setting-failed': [['"docs.editUrl"', 'path is not defined']],
  'invalid-translations': [['"theme.toc" has no "message"']],
  'invalid-versions-file': [[]],
  'invalid-version-name': [['1/0', 'it holds a slash']],
  'versioning-without-versions': [['default']],
  'empty-only-include-versions': [['default']],
  'unknown-version': [
    ['docs.lastVersion', '1.1', ['2.0', '1.0']],
    ['docs.lastVersion', 'newest', []],
  ],
  'last-version-left-out': [['1.0', ['2.0']]],
  'no-versions': [['default']],
  'unknown-docs': [['apis', ['default', 'api']]],
  'version-exists': [['1.0']],
  'unknown-translations': [[['theme.old']]],
  'unknown-locale': [['fr', ['en', 'vi']]],
  'missing-sidebars-file': [['sidebars.ts']],
}
