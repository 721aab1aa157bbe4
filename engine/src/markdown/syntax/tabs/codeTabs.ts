import type { Element, ElementContent } from 'hast'
import { diagnose, locate } from '../../../diagnostics/diagnostic.ts'
import { joinHtml } from '../../html.ts'
import { type ElementRenderer, isBlank, isElement, type Walk } from '../../walk.ts'
import { type Fence, readFence } from '../codeBlock.ts'
import { renderCodeTab, renderTabGroup, type Tab } from './renderTabGroup.ts'

/** Tag name of the element that groups code blocks to tabs. */
export const codeTabsTag = 'sotay-code-tabs'

/** Groups consecutive fences with `tab="..."`. A fence with `npm2yarn` is a group by itself. */
export function groupCodeTabs(children: ElementContent[]): ElementContent[] {
  if (!children.some((child) => isPackageCommand(child) || labelOf(child) !== undefined)) return children
  const grouped: ElementContent[] = []
  for (const child of children) {
    const group = labelOf(child) === undefined ? undefined : findOpenGroup(grouped)
    if (group) group.children.push(child)
    else if (labelOf(child) === undefined && !isPackageCommand(child)) grouped.push(child)
    else grouped.push({ type: 'element', tagName: codeTabsTag, properties: {}, children: [child] })
  }
  return grouped
}

/** The group to which the next fence belongs, if only white space lies between them. */
function findOpenGroup(before: ElementContent[]): Element | undefined {
  const last = before.findLast((node) => !isBlank(node))
  const isGroup = last?.type === 'element' && last.tagName === codeTabsTag
  return isGroup && !last.children.some(isPackageCommand) ? last : undefined
}

/** Renders a group of code blocks as tabs. The choice of a package manager is remembered and applies to all notes. */
export const renderCodeTabs: ElementRenderer = ({ children }, walk) => {
  const [first] = children as Element[]
  if (isPackageCommand(first!))
    return renderTabGroup({ tabs: packageTabs(first!, walk), defaultValue: 'npm', groupId: 'npm2yarn' }, walk)
  const tabs = (children as Element[]).map((pre, index) => {
    const tab = { value: String(index), label: labelOf(pre)! }
    return renderCodeTab(tab, { fence: readFence(pre)!, pre }, walk)
  })
  return renderTabGroup({ tabs, defaultValue: '0' }, walk)
}

function packageTabs(pre: Element, walk: Walk): Tab[] {
  const fence = readFence(pre)!
  return packageManagers.map(({ value, label }) => {
    const code = toPackageManager(fence.code, value)
    return renderCodeTab({ value, label }, { fence: { ...fence, code, meta: '' }, pre }, walk)
  })
}

function metaOf(node: ElementContent): string | undefined {
  return isElement(node, 'pre') ? readFence(node)?.meta : undefined
}

const labelOf = (node: ElementContent) => /(?<![\w-])tab=(["'])(.*?)\1/.exec(metaOf(node) ?? '')?.[2]
const isPackageCommand = (node: ElementContent) => /^\s*npm2yarn\s*$/.test(metaOf(node) ?? '')

/** `:::code-group`: its code blocks as tabs, labelled by `[label]`, else by title or language. */
export const renderCodeGroup: ElementRenderer = (directive, walk, renderChildren) => {
  const blocks = directive.children.filter(isCode)
  const others = directive.children.filter((child) => !isCode(child) && !isBlank(child))
  if (others.length > 0) {
    const { line, column } = directive.properties
    const where = locate(walk.source, Number(line), Number(column))
    walk.diagnostics.push(diagnose('code-group-unknown-child', [], where))
  }
  const tabs = blocks.map((pre, index) => {
    const { label, fence } = nameFence(readFence(pre)!)
    return renderCodeTab({ value: String(index), label }, { fence, pre }, walk)
  })
  const group = tabs.length > 0 ? renderTabGroup({ tabs, defaultValue: '0' }, walk) : ''
  return joinHtml([group, renderChildren({ ...directive, children: others })])
}

const isCode = (node: Element['children'][number]): node is Element =>
  isElement(node, 'pre') && readFence(node) !== undefined

/** The label of a block's tab. If that is the title, the block itself loses it. */
function nameFence(fence: Fence): { label: string; fence: Fence } {
  const bracketed = /(?:^|\s)\[([^\][]+)\]/.exec(fence.meta)?.[1]
  const named = /(?<![\w-])(?:title|tab)=(["'])(.*?)\1/.exec(fence.meta)
  const label = bracketed ?? named?.[2] ?? fence.language ?? 'text'
  const meta = bracketed || !named ? fence.meta : fence.meta.replace(named[0], '')
  return { label, fence: { ...fence, meta } }
}

/** The package managers for which `npm2yarn` fences show tabs. */
const packageManagers = [
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
