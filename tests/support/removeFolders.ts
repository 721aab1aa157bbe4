import { afterAll } from 'vitest'
import { removeFolders } from './temporarySite.ts'

// Vitest runs this for each file of tests. Modules that they import are run once for all files of a process.
afterAll(removeFolders)
