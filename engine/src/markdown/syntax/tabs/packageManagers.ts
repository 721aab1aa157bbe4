/** The package managers for which `npm2yarn` fences show tabs. */
export const packageManagers = [
  { value: 'npm', label: 'npm' },
  { value: 'yarn', label: 'Yarn' },
  { value: 'pnpm', label: 'pnpm' },
  { value: 'bun', label: 'Bun' },
] as const

export type PackageManager = (typeof packageManagers)[number]['value']

interface Words {
  /** Adds packages. Without names of packages, `install` is used. */
  add: string
  install: string
  remove: string
  /** Runs a command of a package that is not installed. */
  execute: string
  run: string
  create: string
  /** Installs exactly the versions of the lock file. */
  clean: string
  dev: string
  global: string
}

const wordsOf: Record<Exclude<PackageManager, 'npm'>, Words> = {
  yarn: {
    ...{ add: 'yarn add', install: 'yarn', remove: 'yarn remove', execute: 'yarn dlx', run: 'yarn' },
    ...{
      create: 'yarn create',
      clean: 'yarn install --frozen-lockfile',
      dev: '--dev',
      global: 'yarn global add',
    },
  },
  pnpm: {
    ...{
      add: 'pnpm add',
      install: 'pnpm install',
      remove: 'pnpm remove',
      execute: 'pnpm dlx',
      run: 'pnpm run',
    },
    ...{ create: 'pnpm create', clean: 'pnpm install --frozen-lockfile', dev: '-D', global: 'pnpm add -g' },
  },
  bun: {
    ...{ add: 'bun add', install: 'bun install', remove: 'bun remove', execute: 'bunx', run: 'bun run' },
    ...{ create: 'bun create', clean: 'bun install --frozen-lockfile', dev: '--dev', global: 'bun add -g' },
  },
}

const command =
  /\b(npm (?:install|i|add|ci|uninstall|remove|rm|run|create|init|test|start)|npx)(?=\s|$)([^\n;&|#]*)/g

/** Translates npm commands in a script. Unknown commands stay as they are. */
export function toPackageManager(script: string, manager: PackageManager): string {
  if (manager === 'npm') return script
  const words = wordsOf[manager]
  return script.replace(command, (_, name: string, rest: string) => rewrite(name, rest, words))
}

function rewrite(name: string, rest: string, words: Words): string {
  const [, verb = 'npx'] = name.split(' ')
  switch (verb) {
    case 'npx':
      return words.execute + rest
    case 'ci':
      return words.clean + rest
    case 'run':
      return words.run + rest.replace(/ -- /, ' ')
    case 'test':
    case 'start':
      return `${words.run} ${verb}${rest.replace(/ -- /, ' ')}`
    case 'create':
    case 'init':
      return rest.trim().startsWith('-') || rest.trim() === ''
        ? name + rest
        : words.create + rest.replace(/ -- /, ' ')
    case 'uninstall':
    case 'remove':
    case 'rm':
      return words.remove + rest.replace(/ (?:--save(?:-dev)?|-[SD])(?= |$)/g, '')
    default:
      return rewriteInstall(rest, words)
  }
}

function rewriteInstall(rest: string, words: Words): string {
  const names = rest
    .replace(/ (?:--save|-S)(?= |$)/g, '')
    .replace(/ (?:--save-dev|-D)(?= |$)/g, ` ${words.dev}`)
  if (/ (?:--global|-g)(?= |$)/.test(names))
    return words.global + names.replace(/ (?:--global|-g)(?= |$)/, '')
  return (/ [^\s-]/.test(names) ? words.add : words.install) + names
}
