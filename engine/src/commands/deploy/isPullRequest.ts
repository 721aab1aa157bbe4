/** Whether a CI service builds a pull request, which must not be published. */
export function isPullRequest(env: NodeJS.ProcessEnv): boolean {
  const { CI_PULL_REQUEST, CIRCLE_PULL_REQUEST, TRAVIS_PULL_REQUEST, GITHUB_EVENT_NAME } = env
  return (
    Boolean(CI_PULL_REQUEST || CIRCLE_PULL_REQUEST || env.CI_MERGE_REQUEST_IID) ||
    (TRAVIS_PULL_REQUEST !== undefined && TRAVIS_PULL_REQUEST !== 'false') ||
    /^pull_request/.test(GITHUB_EVENT_NAME ?? '')
  )
}
