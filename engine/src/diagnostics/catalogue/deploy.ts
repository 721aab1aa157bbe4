import { asSentence } from '../../std/text.ts'
import type { Entry, ExamplesOf } from './entry.ts'

/** Which records readers find after a push that failed. */
const foundByReaders = {
  former: 'Readers search what they did before. Look at the address, and at what the key may do.',
  either:
    'Readers search what they did before, unless the server has exchanged the records all the same. Look there, then push again.',
  new: 'Readers search the new records. Only the former ones are left at the server: look at what the key may do.',
}

/** Problems of publishing and creating a site. */
export const deployProblems = {
  'deploy-no-repository': () => ({
    title: 'No repository to publish to',
    message:
      'The site is in no git repository with a remote called "origin", and no other repository is named.',
    hint: 'Add a remote with "git remote add origin ADDRESS", or set "organizationName" and "projectName" in the config.',
  }),
  'deploy-same-branch': (branch: string) => ({
    title: 'Publishing over the sources',
    message: `The built site would replace the branch "${branch}", which holds what it is made from.`,
    hint: 'Name another branch with "deploymentBranch" or DEPLOYMENT_BRANCH.',
  }),
  'deploy-branch-needed': (project: string) => ({
    title: 'No branch to publish to',
    message: `"${project}" may be published from more than one branch, and none is named.`,
    hint: 'Set "deploymentBranch" in the config, or DEPLOYMENT_BRANCH: mostly "gh-pages".',
  }),
  'deploy-failed': (step: string, reason: string) => ({
    title: 'Publishing that failed',
    message: `"git ${step}" failed: ${asSentence(reason)}`,
    hint: 'Nothing was published. Check the address, the branch and that you may write there.',
  }),
  'deploy-trailing-slash': () => ({
    level: 'warning' as const,
    title: 'Addresses that depend on the host',
    message: 'GitHub Pages adds slashes to addresses in its own way, and "trailingSlash" is not set.',
    hint: 'Set it to false or true, so that links and addresses agree.',
  }),
  'deploy-example-url': (url: string) => ({
    level: 'warning' as const,
    title: 'Published under an example address',
    message: `"url" is still "${url}", which is an example: the sitemap, feeds, previews and canonical links name it.`,
    hint: 'Set "url" to the address at which readers find the site, and "baseUrl" to the path below it.',
  }),
  'nothing-to-verify': (place: string, reason: string) => ({
    title: 'Published site that cannot be read',
    message: `There is no site to compare with at ${place}: ${reason}.`,
    hint: 'Name the address of its home page, or the folder of a build.',
  }),
  'search-push-failed': (step: string, reason: string, found: keyof typeof foundByReaders = 'former') => ({
    title: 'Search server that failed',
    message: `The search server failed at ${step}: ${asSentence(reason)}`,
    hint: foundByReaders[found],
  }),
  'part-does-not-fit': (part: string, reason: string) => ({
    title: 'Part of a build that does not fit',
    message: `Nothing of the part "${part}" can be used: ${reason}.`,
    hint: 'Make all parts from the same state of the site with the same version of Sotay. What a part that is missing would have made is made when the others are joined.',
  }),
  'folder-not-empty': (folder: string) => ({
    title: 'Folder that holds something',
    message: `A new site would mix with what is in "${folder}".`,
    hint: 'Name a folder that is empty or does not exist. To make a site of the notes in this one: "sotay adopt".',
  }),
} satisfies Record<string, (...facts: never[]) => Entry>

/** Example facts for problems of publishing and creating a site. */
export const deployExamples: ExamplesOf<typeof deployProblems> = {
  'deploy-no-repository': [[]],
  'deploy-same-branch': [['main']],
  'deploy-branch-needed': [['me.github.io']],
  'deploy-failed': [['push', 'fatal: unable to access the repository']],
  'deploy-trailing-slash': [[]],
  'deploy-example-url': [['https://notes.example.com']],
  'nothing-to-verify': [['https://notes.example.com/', 'there is no such host']],
  'search-push-failed': [
    ['sending records', '403 {"message":"Not enough rights"}'],
    ['swapping the indexes', 'its task was not done after ten minutes', 'either'],
    ['removing the former index', '403 {"message":"Not enough rights"}', 'new'],
  ],
  'part-does-not-fit': [['3-of-8', 'it was made by another version of Sotay or of its packages']],
  'folder-not-empty': [['notes']],
}
