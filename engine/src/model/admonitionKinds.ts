import { asTable } from '../std/collections.ts'

/** A look of admonitions. */
export interface Alert {
  /** A CSS colour for the edge, the title and, thinned, the ground. Left out: the grey of secondary text, on the ground of surfaces. */
  color?: string
  /** The path of its icon, on a grid of 24. */
  icon: string
}

/** The looks that a kind can have, by the names of Infima. */
export const alerts = {
  secondary: { icon: 'M5 4h14v10l-6 6H5zm14 10h-6v6' },
  success: { color: 'var(--tip)', icon: 'M9 18h6m-5 3h4M8 14a6 6 0 1 1 8 0q-1 1-1 2H9q0-1-1-2' },
  info: { color: 'var(--info)', icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18m0 8v5m0-8.5v.01' },
  warning: { color: 'var(--warning)', icon: 'M12 3 2 20h20zm0 7v4m0 3v.01' },
  danger: { color: 'var(--danger)', icon: 'M8 3h8l5 5v8l-5 5H8l-5-5V8zm4 5v4m0 4v.01' },
} satisfies Record<string, Alert>

interface AdmonitionKind {
  alert: keyof typeof alerts
  /** What differs from that look. */
  own?: Required<Alert>
  /** Whether a quote that begins with `[!KIND]` is one, as on GitHub. */
  isOfGithub?: boolean
  /** Whether hints leave it out, because it is another name for one of the others. */
  isOlderName?: boolean
}

/** The built-in kinds of admonition, in Markdown and in JSX. Each has its title in the tables of `words/`. */
export const admonitionKinds = {
  note: { alert: 'secondary', isOfGithub: true },
  tip: { alert: 'success', isOfGithub: true },
  info: { alert: 'info' },
  warning: { alert: 'warning', isOfGithub: true },
  danger: { alert: 'danger' },
  caution: {
    alert: 'warning',
    own: { color: 'var(--caution)', icon: 'M12 2 22 12 12 22 2 12zm0 5v6m0 3v.01' },
    isOfGithub: true,
    isOlderName: true,
  },
  secondary: { alert: 'secondary', isOlderName: true },
  important: { alert: 'info', isOfGithub: true, isOlderName: true },
  success: { alert: 'success', isOlderName: true },
} as const satisfies Record<string, AdmonitionKind>

/** What blocks of three colons may be besides an admonition. */
export const otherBoxes = ['code-group', 'details']

type KindName = keyof typeof admonitionKinds

/** The keys of the texts that title the built-in kinds. */
export type AdmonitionTitle = `admonition${Capitalize<KindName>}`

const kinds = /* @__PURE__ */ Object.entries<AdmonitionKind>(admonitionKinds)

/** The names of the built-in kinds. */
export const kindNames = /* @__PURE__ */ kinds.map(([name]) => name)

/** The kinds with a look of their own, which others have under the name of Infima. */
export const ownLooks = () => kinds.flatMap(([name, { own }]) => (own ? [[name, own] as const] : []))

/** The colour and the icon of each look of admonitions, as CSS: what `boxes.css` imports as `alerts.css`. */
export const alertStyles = (): string =>
  [
    ...Object.entries(alerts).map(([name, alert]) => renderAlert(`alert--${name}`, alert)),
    ...ownLooks().map(([kind, look]) => renderAlert(`theme-admonition-${kind}`, look)),
  ].join('\n')

function renderAlert(className: string, { icon, color }: Alert): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='${icon}'/></svg>`
  const kind = color ? `--kind:${color};` : '--ground:var(--surface);'
  return `.${className}{--icon:url("data:image/svg+xml,${drawing}");${kind}}`
}

/** The kinds that hints offer. */
export const offeredKinds = () => kinds.filter(([, { isOlderName }]) => !isOlderName).map(([name]) => name)

/** The kinds that GitHub knows too. */
export const githubKinds = () => kinds.filter(([, { isOfGithub }]) => isOfGithub).map(([name]) => name)

/** The classes of an admonition. A kind of the site's own looks like `info`. */
export function admonitionClasses(kind: string): string {
  const { alert } = admonitionKinds[isBuiltIn(kind) ? kind : 'info']
  return `theme-admonition theme-admonition-${kind} alert alert--${alert}`
}

/** The kind that a word begins, as `warn` does. */
export const kindBeginningWith = (word: string, kinds: string[]): string | undefined =>
  word.length < 3 ? undefined : kinds.find((kind) => kind.startsWith(word))

/** The text of the interface that titles a kind; undefined for kinds of the site's own. */
export function kindTitle(kind: string): AdmonitionTitle | undefined {
  return isBuiltIn(kind) ? `admonition${capitalize(kind)}` : undefined
}

/** Whether a name, which may be that of any property, is one of a built-in kind. */
const isBuiltIn = (name: string): name is KindName => Object.hasOwn(admonitionKinds, name)

const capitalize = <Name extends string>(name: Name) =>
  (name[0]!.toUpperCase() + name.slice(1)) as Capitalize<Name>

/**
 * The kinds of callouts that Obsidian has besides those of admonitions, and the kind that each looks like
 * (https://help.obsidian.md/callouts). A kind that nobody knows looks like a note.
 */
export const calloutKinds = /* @__PURE__ */ asTable<keyof typeof admonitionKinds>({
  abstract: 'info',
  summary: 'info',
  tldr: 'info',
  todo: 'info',
  hint: 'tip',
  important: 'important',
  check: 'success',
  done: 'success',
  question: 'info',
  help: 'info',
  faq: 'info',
  attention: 'warning',
  failure: 'danger',
  fail: 'danger',
  missing: 'danger',
  error: 'danger',
  bug: 'danger',
  example: 'note',
  quote: 'secondary',
  cite: 'secondary',
})

/** The kinds of callouts that hints offer in a vault: all that Obsidian has, each with the kind that it looks like. */
export const offeredCallouts = (): [name: string, look: string][] => [
  ...kinds
    .filter(([name]) => name !== 'secondary' && !(name in calloutKinds))
    .map(([name]): [string, string] => [name, name]),
  ...Object.entries(calloutKinds),
]
