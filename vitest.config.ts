import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** What the package offers, by the file in its sources, so that tests run the code as it is written. */
const entryPoints = {
  sotay: 'index.ts',
  'sotay/theme': 'theme/index.ts',
  'sotay/client': 'client.ts',
  'sotay/testing': 'testing.ts',
}

const alias = Object.entries(entryPoints).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(`engine/src/${file}`, import.meta.url)),
}))

/** Measures the CPU time and memory of builds. */
const costs = 'bench/limits.sweep.test.mjs'
/** Slow tests, of what goes wrong seldom: `npm run sweep` runs them, too. */
const slow = process.env.SOTAY_SWEEP ? [] : ['**/*.sweep.test.*']
/** Tests that change global variables or replace modules, so each file runs in an environment of its own. */
const alone = [
  'engine/src/diagrams/**/*.test.ts',
  'engine/src/output/fullDisk.test.ts',
  'engine/src/content/capitals.test.ts',
]
/** Gives the tests of a run a folder to share what they build. */
const runFolder = './tests/support/runFolder.ts'
/** For what hangs. No test is judged by its time, so a busy machine may take many times as long. */
const timeout = 180_000

// Tests read what commands print: plain text, also where a build machine asks for colours.
process.env.NO_COLOR = '1'
delete process.env.FORCE_COLOR

/** Tests that build sites do so as the command does: with React as it is published, which takes half the time. */
const asPublished = { oxc: { jsx: { runtime: 'automatic', development: false } } } as const
const inProduction = { NODE_ENV: 'production' }
/** Tests that build sites remove them. */
const setupFiles = './tests/support/removeFolders.ts'

export default defineConfig({
  resolve: { alias },
  test: {
    // Browsers, commands and drawings need the engine as it is built.
    globalSetup: ['./scripts/parts/buildEngine.mjs', runFolder],
    testTimeout: timeout,
    hookTimeout: timeout,
    // All projects are one queue, and two workers more than there are cores: a test that waits for its page, or for a
    // command, leaves the core to another one.
    maxWorkers: availableParallelism() + 2,
    // Once a worker with a browser did not end within the ten seconds that Vitest gives it; the reason is not known.
    teardownTimeout: timeout,
    // The engine as it is built runs as Node runs it.
    server: { deps: { external: [/\/engine\/dist\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['engine/src/**/*.test.{ts,tsx}'],
          exclude: alone,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit, alone', include: alone } },
      {
        extends: true,
        ...asPublished,
        test: {
          name: 'scenarios',
          env: inProduction,
          setupFiles,
          include: ['tests/{scenarios,attacks}/**/*.test.ts'],
          exclude: slow,
          isolate: false,
        },
      },
      {
        extends: true,
        ...asPublished,
        test: {
          name: 'broken sites',
          include: ['tests/brokenSites/*.test.ts'],
          // Code that never ends is interrupted after three seconds instead of a minute.
          env: { ...inProduction, SOTAY_PATIENCE: '3' },
          setupFiles,
        },
      },
      {
        extends: true,
        ...asPublished,
        test: {
          name: 'repository',
          env: inProduction,
          setupFiles,
          include: [
            'tests/*.test.ts',
            'tests/notes/*.test.ts',
            'notes/src/**/*.test.ts',
            'tests/reporter/*.test.ts',
            'scripts/**/*.test.mjs',
            'bench/**/*.test.mjs',
          ],
          exclude: [costs, ...slow],
          isolate: false,
        },
      },
      {
        extends: true,
        ...asPublished,
        test: {
          name: 'browser',
          env: inProduction,
          setupFiles,
          include: ['tests/browser/**/*.test.ts'],
          exclude: slow,
          expect: { poll: { timeout: 60_000 } },
          isolate: false,
        },
      },
      {
        extends: true,
        ...asPublished,
        // A build may take some minutes beside much other work.
        test: { name: 'costs', env: inProduction, include: [costs], exclude: slow, testTimeout: 5 * timeout },
      },
    ],
  },
})
