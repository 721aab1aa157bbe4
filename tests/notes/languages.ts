import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** How the programs of a language are stored and run, all of them in one process. */
interface Language {
  extension: string
  /** A command that succeeds on machines where `command` can run. */
  probe: string[]
  /** A command that runs the programs of a folder and writes a line of JSON for each to `results.jsonl` there. */
  command: string[]
}

const driver = (name: string) => fileURLToPath(new URL(`drivers/${name}`, import.meta.url))

/** The languages in which code of the notes is run, by the first word of the fence. */
export const languages = {
  python: {
    extension: '.py',
    probe: ['python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 11))'],
    command: ['python3', driver('run_python.py')],
  },
  typescript: {
    extension: '.mts',
    probe: [process.execPath, '--version'],
    command: [process.execPath, '--enable-source-maps', driver('runTypeScript.mjs')],
  },
  java: {
    extension: '.java',
    probe: ['javac', '--release', '17', '--version'],
    command: ['java', '-enableassertions', '-XX:TieredStopAtLevel=1', driver('RunJava.java')],
  },
} satisfies Record<string, Language>

export type LanguageName = keyof typeof languages

/** Whether this machine can run programs of the language. */
export function isInstalled(name: LanguageName): boolean {
  const [program, ...options] = languages[name].probe
  return spawnSync(program!, options, { stdio: 'ignore' }).status === 0
}
