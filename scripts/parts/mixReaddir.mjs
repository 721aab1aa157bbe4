// Loaded into builds (node --import) to list folders in another order: no disk promises one.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const reversed = (list) => (Array.isArray(list) ? list.reverse() : list)
const { readdir, readdirSync } = fs
const { readdir: readdirLater } = fs.promises

fs.readdirSync = (...args) => reversed(readdirSync(...args))
fs.promises.readdir = async (...args) => reversed(await readdirLater(...args))
fs.readdir = (...args) => {
  const then = args.pop()
  readdir(...args, (error, list) => then(error, reversed(list)))
}
syncBuiltinESMExports()
