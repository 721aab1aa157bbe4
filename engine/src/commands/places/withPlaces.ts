import { BuildFailed } from '../../diagnostics/buildFailed.ts'
import { explainSystemError } from '../explainSystemError.ts'
import { locateProblems } from './locateProblems.ts'

/**
 * Runs the work. Adds lines to the problems of a `BuildFailed` that it throws, and turns system errors into problems.
 */
export async function withPlaces<Result>(siteDir: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BuildFailed)
      throw new BuildFailed(await locateProblems(siteDir, error.diagnostics), { cause: error.cause })
    const problem = explainSystemError(error, siteDir)
    throw problem ? new BuildFailed([problem]) : error
  }
}
