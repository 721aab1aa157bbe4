import { spawnSync } from 'node:child_process'

/** The package manager that runs this: it introduces itself as `pnpm/10.1.0 npm/? node/…`. */
export function nameManager(agent = process.env.npm_config_user_agent): string {
  const [name = ''] = agent?.split('/') ?? []
  return ['pnpm', 'yarn', 'bun'].includes(name) ? name : 'npm'
}

/** Runs the package manager in a folder. Throws if it fails. */
export function run(folder: string, args: string[]): void {
  const manager = nameManager()
  const own = args[0] === 'exec' && manager !== 'npm' && manager !== 'pnpm' ? ['run', ...args.slice(1)] : args
  // On Windows package managers are scripts, which only a shell starts.
  const { status } = spawnSync(manager, own, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`"${manager} ${own.join(' ')}" failed in ${folder}.`)
}
