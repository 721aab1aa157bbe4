import { asSentence, listWords } from '../../std/text.ts'
import { didYouMean, type Entry, type ExamplesOf, importHint, thrownHint } from './entry.ts'
import { scriptReason, thrownReason } from './parserReasons.ts'

const listTags = (names: string[]) =>
  listWords(
    names.map((name) => `<${name}>`),
    'and',
  )

/** What to do where a module does not export a name, by what it does export. */
function exportHint(name: string, names: string[] = []): string {
  const named = names.filter((each) => each !== 'default').slice(0, 8)
  if (name === 'default')
    return `Import what it exports by name, as in import { ${named.join(', ') || 'Chart'} } from …`
  const others = [
    ...named.map((each) => `"${each}"`),
    ...(names.includes('default') ? ['a default export'] : []),
  ]
  const known = others.length > 0 ? `It has ${listWords(others, 'and')}. ` : ''
  return `${known}Correct the name, or export it there.`
}

/** Problems of imports and of React components in notes. */
export const liveProblems = {
  'unknown-component': (name: string, nearest?: string) => ({
    title: 'Component that nobody knows',
    message: `<${name}> is neither imported nor declared in this note, nor known to all notes.`,
    hint: nearest
      ? `Did you mean <${nearest}>?`
      : 'Import it, add it to src/theme/MDXComponents, or write \\< if it is meant as text.',
  }),
  'invalid-module-code': (reason: string) => ({
    title: 'Import or export that cannot be read',
    message: `This import or export cannot be read: ${asSentence(scriptReason(reason))}`,
    hint: 'A line of a note that begins with "import" or "export" is JavaScript, up to the next empty line.',
  }),
  'import-not-found': (specifier: string, nearest?: string) => ({
    title: 'Import of a file that does not exist',
    message: `There is no file for the import "${specifier}".`,
    hint:
      didYouMean(nearest) ??
      (/^(?:.*!)?(?:\.|@site\/)/.test(specifier)
        ? 'A path that begins with "./" counts from the folder of this file, one with "@site/" from that of the site.'
        : /^(?:https?:)?\/\//.test(specifier)
          ? 'Code of other hosts is not bundled: install the package, or load the script with "scripts" in the config.'
          : 'The package is installed, but offers nothing under this name. Look up in its documentation what can be imported.'),
  }),
  'missing-export': (name: string, specifier: string, nearest?: string, names?: string[]) => ({
    title: 'Import of something that a module does not export',
    message:
      name === 'default'
        ? `"${specifier}" has no default export.`
        : `"${specifier}" exports nothing named "${name}".`,
    hint: didYouMean(nearest) ?? exportHint(name, names),
  }),
  'unknown-theme-import': (specifier: string, nearest?: string, instead?: string) => ({
    title: 'Import of a part of another engine',
    message: `"${specifier}" is not part of Sotay.`,
    hint:
      instead ??
      didYouMean(nearest) ??
      'Use a component of the site. The page "From Docusaurus" of the documentation lists what there is.',
  }),
  'unknown-theme-export': (
    name: string,
    specifier: string,
    known: readonly string[],
    nearest?: string,
    instead?: string,
  ) => ({
    title: 'Import of a name that another engine has',
    message: `"${specifier}" has no "${name}" in Sotay.`,
    hint: instead ?? didYouMean(nearest) ?? `It has these: ${known.join(', ')}.`,
  }),
  'computed-text': () => ({
    level: 'warning' as const,
    title: 'Text for translators that is computed',
    message: 'Text or id are computed here, so they cannot be written for translators.',
    hint: 'Write both as strings with placeholders, such as {name}, and what changes into "values".',
  }),
  'partial-cycle': (files: string[]) => ({
    title: 'Files that are parts of each other',
    message: `This import closes a circle: ${files.join(' → ')}.`,
    hint: 'Take one of the imports out.',
  }),
  'too-many-partials': (most: number) => ({
    title: 'Note with too many parts',
    message: `With this import the note holds more than ${most} parts; the rest is left out.`,
    hint: 'Look for parts that hold others several times.',
  }),
  'live-part-failed': (name: string, reason: string) => ({
    title: 'Part of a note that threw while it was rendered',
    message: `${name} failed: ${thrownReason(reason)}`,
    hint: thrownHint(reason) ?? 'Correct its code, or take it out of the note.',
  }),
  'browser-only-in-note': (name: string, unknown: string) => ({
    title: 'Part of a note that needs a browser',
    message: `${name} failed: ${unknown} is not defined.`,
    hint: `Notes are rendered in Node. Use ${unknown} in an effect or a handler, or within <BrowserOnly>.`,
  }),
  'undefined-in-note': (name: string, unknown: string) => ({
    title: 'Name that means nothing in a note',
    message: `${name} failed: ${unknown} is not defined.`,
    hint:
      importHint(unknown) ??
      `Import "${unknown}" in the file that uses it, or declare it there; in a note, write \\{ where braces are meant as text.`,
  }),
  'own-toc': () => ({
    title: 'Table of contents that cannot be read',
    message:
      'The "toc" that this note exports is not shown: it is no list of { value, id, level } written out here.',
    hint: 'Write all of the list in this statement, or give the variable another name.',
    level: 'warning' as const,
  }),
  'element-not-exchangeable': (elements: string[]) => ({
    title: 'Component in place of an element',
    message: `MDXComponents replaces ${listTags(elements)}, but what Markdown itself makes is left as it is.`,
    hint: 'Style them with CSS, or use a component of your own by its name.',
    level: 'warning' as const,
  }),
  'nested-islands': (from: string) => ({
    title: 'Components of a package that do not reach each other',
    message: `Components of "${from}" are inside one another, but apart: each is an island, so those inside get nothing from those around them.`,
    hint: 'Put no heading, list or component of another kind between them, or all of them into a component of your own, such as src/components/Demo.jsx.',
    level: 'warning' as const,
  }),
  'context-between-islands': (inner: string, outer: string, file: string) => ({
    title: 'Context that does not reach a component',
    message: `<${inner}> is inside of <${outer}>, which provides a context of ${file}, but gets only its default: an island is rendered by itself.`,
    hint: 'Put both into one component of your own, export both from one module, or share the value with "useShared" of "sotay/client".',
    level: 'warning' as const,
  }),
  'unserialisable-prop': (component: string, prop: string, kind: string) => ({
    level: 'warning' as const,
    title: 'Prop that cannot reach the browser',
    message: `${component} runs in the browser, but its prop "${prop}" is ${kind}, which cannot be put into the page. It is shown as it is at build, and does not react to readers.`,
    hint: 'Text, numbers, dates, lists, plain objects and elements can. A function belongs in the component, or in a component of yours around it.',
  }),
  'style-file-not-found': (path: string, nearest?: string) => ({
    // An address from the root may be that of a file which another program puts there.
    level: path.startsWith('/') ? ('warning' as const) : ('error' as const),
    title: 'File that a style sheet names and that is not there',
    message: `There is no file "${path}".`,
    hint:
      didYouMean(nearest) ??
      'A path counts from the folder of the style sheet, one that begins with "/" from a static folder, one with "@site/" from that of the site.',
  }),
} satisfies Record<string, (...facts: never[]) => Entry>

/** Example facts for problems of imports and of React components in notes. */
export const liveExamples: ExamplesOf<typeof liveProblems> = {
  'unknown-component': [['Chrt', 'Chart'], ['Map']],
  'invalid-module-code': [['Unexpected token']],
  'import-not-found': [
    ['./Chrt.tsx', './Chart.tsx'],
    ['@site/src/gone'],
    ['d3/gone'],
    ['https://example.com/a.js'],
  ],
  'missing-export': [
    ['Legend', '@site/src/Chart'],
    ['default', './Chart'],
    ['default', './Chart', undefined, ['Bars', 'Lines']],
    ['Legend', '@site/src/Chart', undefined, ['Bars', 'default']],
    ['defineconfig', 'sotay', 'defineConfig'],
  ],
  'computed-text': [[]],
  'unknown-theme-import': [
    ['@theme/Tab', '@theme/Tabs'],
    ['@theme/Map'],
    ['@theme/Footer', undefined, 'Parts of the theme are replaced by "components" in the config.'],
  ],
  'unknown-theme-export': [
    ['useColorMod', '@docusaurus/theme-common', ['useColorMode'], 'useColorMode'],
    ['useBackToTopButton', '@docusaurus/theme-common', ['ThemeClassNames', 'useColorMode']],
    [
      'useDocsVersion',
      '@docusaurus/plugin-content-docs/client',
      ['useDoc'],
      undefined,
      'What is known of a page is the prop "page" of components that "components" and "slots" of the config name.',
    ],
  ],
  'partial-cycle': [[['docs/_a.md', 'docs/_b.md', 'docs/_a.md']]],
  'too-many-partials': [[1000]],
  'live-part-failed': [
    ['<Chart>', 'data is not iterable.'],
    ['<Chart>', 'Objects are not valid as a React child (found: [object Date]).'],
    ['<Chart>', 'The `style` prop expects a mapping from style properties to values, not a string.'],
  ],
  'browser-only-in-note': [['<Chart>', 'window']],
  'undefined-in-note': [
    ['{count}', 'count'],
    ['<Counter>', 'useState'],
  ],
  'own-toc': [[]],
  'element-not-exchangeable': [[['code', 'pre']]],
  'nested-islands': [['react-tabs']],
  'context-between-islands': [['Price', 'Currency', 'src/currency.ts']],
  'unserialisable-prop': [
    ['<Chart>', 'options.onPick', 'a function'],
    ['<Chart>', 'rows[2].of', 'an object of the class Row'],
  ],
  'style-file-not-found': [
    ['./fonts/serif.woff2'],
    ['./fonts/serif.wof2', './fonts/serif.woff2'],
    ['/fonts/serif.woff2'],
  ],
}
