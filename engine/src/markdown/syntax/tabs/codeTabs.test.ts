import { expect, test } from 'vitest'
import { toPackageManager } from './codeTabs.ts'

test.each([
  ['npm install', 'yarn', 'pnpm install', 'bun install'],
  ['npm install a b@2', 'yarn add a b@2', 'pnpm add a b@2', 'bun add a b@2'],
  ['npm i --save a', 'yarn add a', 'pnpm add a', 'bun add a'],
  ['npm install --save-dev a', 'yarn add --dev a', 'pnpm add -D a', 'bun add --dev a'],
  ['npm install -g a', 'yarn global add a', 'pnpm add -g a', 'bun add -g a'],
  ['npm uninstall a', 'yarn remove a', 'pnpm remove a', 'bun remove a'],
  [
    'npm ci',
    'yarn install --frozen-lockfile',
    'pnpm install --frozen-lockfile',
    'bun install --frozen-lockfile',
  ],
  ['npm run build -- --x', 'yarn build --x', 'pnpm run build --x', 'bun run build --x'],
  [
    'npm start && npm test',
    'yarn start && yarn test',
    'pnpm run start && pnpm run test',
    'bun run start && bun run test',
  ],
  ['npx serve .', 'yarn dlx serve .', 'pnpm dlx serve .', 'bunx serve .'],
  [
    'npm init vite@latest x',
    'yarn create vite@latest x',
    'pnpm create vite@latest x',
    'bun create vite@latest x',
  ],
  ['npm publish # npm', 'npm publish # npm', 'npm publish # npm', 'npm publish # npm'],
])('%s is known to each package manager', (npm, yarn, pnpm, bun) => {
  expect(toPackageManager(npm, 'npm')).toBe(npm)
  expect(toPackageManager(npm, 'yarn')).toBe(yarn)
  expect(toPackageManager(npm, 'pnpm')).toBe(pnpm)
  expect(toPackageManager(npm, 'bun')).toBe(bun)
})
