// Prepares a release: version by the entries of engine/CHANGELOG.md, a commit and a tag. It shows what it would do;
// "npm run release -- --yes" does it. Nothing is pushed or published: that is the last line it prints, for a person.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from './parts/fail.mjs'
import { notesOf, planRelease } from './parts/planRelease.mjs'
import { root } from './parts/root.mjs'

const [flag] = process.argv.slice(2)
const read = (path) => readFileSync(join(root, path), 'utf8')
const versionOf = (path) => JSON.parse(read(path)).version
/** Where the version is written: as it is, or as the range that a new site asks for. */
const places = ['engine/package.json', 'create/package.json', 'engine/templates/common/package.json']

try {
  if (flag === '--notes') console.log(notesOf(read('engine/CHANGELOG.md'), versionOf('engine/package.json')))
  else if (flag === '--tag') checkTag(process.argv[3])
  else release()
} catch (error) {
  fail(error.message)
}

function release() {
  const version = versionOf('engine/package.json')
  const tags = git('tag', '--list').split('\n')
  const plan = planRelease({ version, tags, changelog: read('engine/CHANGELOG.md') })
  console.log(`Version ${plan.version} (now ${version}) with these notes:\n\n${plan.notes}\n`)
  if (flag !== '--yes')
    return console.log('Nothing was changed. "npm run release -- --yes" writes and tags it.')
  if (git('status', '--porcelain')) throw new Error('There are changes that are not committed.')
  if (git('branch', '--show-current') !== 'main') throw new Error('Releases are made on the branch main.')
  write(version, plan)
  if (git('status', '--porcelain')) git('commit', '--all', '--quiet', '--message', `Release ${plan.version}`)
  git('tag', '--annotate', `v${plan.version}`, '--message', plan.notes)
  console.log(`Tagged v${plan.version}. To publish it: git push origin main v${plan.version}`)
}

function write(version, plan) {
  writeFileSync(join(root, 'engine/CHANGELOG.md'), plan.changelog)
  for (const path of places) {
    const text = read(path)
    const own = text.replace(`"version": "${version}"`, `"version": "${plan.version}"`)
    writeFileSync(join(root, path), own.replace(`"sotay": "^${version}"`, `"sotay": "^${plan.version}"`))
  }
  const lock = JSON.parse(read('package-lock.json'))
  lock.packages.engine.version = plan.version
  writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`)
}

/** Fails unless a tag is that of the version, for the workflow that publishes. */
function checkTag(tag) {
  const version = versionOf('engine/package.json')
  if (tag !== `v${version}`) throw new Error(`The tag ${tag} is not that of version ${version}.`)
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`"git ${args[0]}" failed: ${stderr.trim()}`)
  return stdout.trim()
}
