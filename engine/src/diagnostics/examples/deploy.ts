import type { deployProblems } from '../catalogue/deploy.ts'
import type { ExamplesOf } from '../examples.ts'

/** Example facts for problems of publishing and creating a site. */
export const deployExamples: ExamplesOf<typeof deployProblems> = {
  'deploy-no-repository': [[]],
  'deploy-same-branch': [['main']],
  'deploy-branch-needed': [['me.github.io']],
  'deploy-failed': [['push', 'fatal: unable to access the repository']],
  'deploy-trailing-slash': [[]],
  'deploy-example-url': [['https://notes.example.com']],
  'folder-not-empty': [['notes']],
}
