import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { BuildFailed, diagnose } from '../../diagnostics/diagnostic.ts'

const run = promisify(execFile)

/** Runs git in a folder, with credentials from the environment. */
export interface Git {
  /** Gives the output of git. Throws a failure as `BuildFailed`, with secrets removed. */
  (...args: string[]): Promise<string>
  /** The same, but gives undefined for a failure: for questions whose answer may be no. */
  ask(...args: string[]): Promise<string | undefined>
}

/**
 * Git options that log in as `GIT_USER`. The password is passed through the environment only: in an address git would
 * store it, and on a command line other users could read it.
 */
function credentialsOf({ GIT_USER: user, GIT_PASS: password }: NodeJS.ProcessEnv): string[] {
  const settings = [
    ...(user ? [`credential.username=${user}`] : []),
    ...(user && password ? ['credential.helper=', `credential.helper=${passwordOfEnvironment}`] : []),
  ]
  return settings.flatMap((setting) => ['-c', setting])
}

const passwordOfEnvironment = '!f() { test "$1" = get && echo "password=$GIT_PASS"; }; f'

/** Opens git in a folder (absolute). Git never prompts. */
export function openGit(folder: string, env: NodeJS.ProcessEnv): Git {
  const options = { cwd: folder, maxBuffer: 1 << 28, env: { ...env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' } }
  const call = async (args: string[]) => {
    const { stdout } = await run('git', [...credentialsOf(env), ...args], options)
    return stdout.trim()
  }
  const git = async (...args: string[]) => {
    try {
      return await call(args)
    } catch (error) {
      throw new BuildFailed([diagnose('deploy-failed', [args[0]!, hideSecrets(reasonOf(error), env)])])
    }
  }
  return Object.assign(git, { ask: (...args: string[]) => call(args).catch(() => undefined) })
}

function reasonOf(error: unknown): string {
  const { code, stderr, message } = error as { code?: unknown; stderr?: string; message: string }
  return code === 'ENOENT' ? 'git is not installed' : mainLines(stderr || message)
}

/** Of what git and the programs that it calls say: its verdict, and before that why ssh or a hook refused. */
export function mainLines(said: string): string {
  const lines = said.split('\n').map((line) => line.trim())
  const verdict = lines.find((line) => /^(?:fatal|error):/.test(line))
  const cause = lines.find((line) =>
    /^(?:ssh:|remote: .)|: Permission denied|Host key verification failed/.test(line),
  )
  const told = [...new Set([cause, verdict])].filter((line) => line !== undefined)
  return told.length > 0 ? told.join(' – ') : lines.findLast((line) => line !== '')!
}

/** Masks `GIT_PASS` and the credentials in URLs (`//user:password@`). */
export function hideSecrets(text: string, { GIT_PASS: password }: NodeJS.ProcessEnv): string {
  const spellings = password ? [password, encodeURIComponent(password)] : []
  const hidden = spellings.reduce((shown, spelling) => shown.replaceAll(spelling, '***'), text)
  return hidden.replace(/(\/\/)[^/\s]*@/g, '$1***@')
}
