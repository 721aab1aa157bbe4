import { offeredKinds } from '../../model/admonitionKinds.ts'
import { asSentence, listWords, shorten } from '../../std/text.ts'
import { didYouMean, type Entry, type ExamplesOf, quoted } from './entry.ts'
import { mdxHint } from './mdxHint.ts'
import { mdxReason, mermaidReason, texReason } from './parserReasons.ts'

/** Problems within one note. */
export const contentProblems = {
  'invalid-yaml': (reason: string, advice: string) => ({
    title: 'Front matter that is not valid YAML',
    message: `The front matter cannot be read: ${asSentence(reason)}`,
    hint: advice,
  }),
  'front-matter-not-a-map': (joined?: { field: string; value: string; isBlank?: boolean }) => ({
    title: 'Front matter without fields',
    message: joined
      ? `${joined.isBlank ? 'The blank after the colon of' : 'There is no space after the colon of'} "${joined.field}"${joined.isBlank ? ' is not a space' : ''}, so the front matter is not a list of fields.`
      : 'The front matter is not a list of fields.',
    hint: joined
      ? `Write "${joined.field}: ${joined.value}".`
      : 'Write one field a line between the two --- lines, as in "title: My note".',
  }),
  'invalid-front-matter': (field: string, value: unknown, expected: string, advice?: string) => ({
    title: 'Front matter field with a wrong value',
    message: `"${field}" ${value === null ? 'has no value' : `is ${typeof value === 'number' ? value : shorten(JSON.stringify(value), 80)}`}, but must be ${expected}.`,
    hint: advice ?? `Correct "${field}", or remove it.`,
  }),
  'unknown-hero-key': (keys: [written: string, nearest?: string | undefined][]) => ({
    title: 'Key that the hero of a home page does not have',
    message: `"hero" has keys that mean nothing to Sotay, so the page is shown without it: ${keys.map(([written]) => `"${written}"`).join(', ')}.`,
    hint:
      didYouMean(keys.find(([, nearest]) => nearest)?.[1]) ??
      `Remove ${keys.length === 1 ? 'it' : 'them'}, or correct the spelling.`,
  }),
  'unknown-front-matter': (field: string, known: string, purpose?: 'hides' | 'other') => ({
    title: 'Front matter field that nearly spells a known one, or that another engine reads',
    message:
      purpose === 'hides'
        ? `"${field}" means nothing to Sotay: the page is published, and the search finds it.`
        : `"${field}" means nothing to Sotay.`,
    hint: purpose ? `Write "${known}".` : didYouMean(known),
    level: purpose === 'other' ? ('info' as const) : ('warning' as const),
  }),
  'tags-share-address': (tag: string, other: string, permalink: string) => ({
    title: 'Tags that share an address',
    message: `The tags "${tag}" and "${other}" have the same address, so readers see "${other}" for both.`,
    hint: `Write one of them in all notes, or give one an address of its own: { label: ${tag}, permalink: /${permalink.replace(/^\//, '')}-2 }.`,
    level: 'warning' as const,
  }),
  'draft-and-unlisted': () => ({
    title: 'Both draft and unlisted',
    message: 'A page cannot be "draft" and "unlisted" at once: a draft is not published at all.',
    hint: 'Keep one of the two.',
  }),
  'ambiguous-date': (written: string, { read, other }: { read: string; other: string }) => ({
    title: 'Date whose day and month could be exchanged',
    message: `"${written}" is read with the month first, as ${read}.`,
    hint: `Write ${read} or ${other}.`,
    level: 'warning' as const,
  }),
  'toc-levels-crossed': (min: number, max: number) => ({
    title: 'Table of contents that holds no level',
    message: `"toc_min_heading_level" (${min}) is greater than "toc_max_heading_level" (${max}).`,
    hint: 'Swap the two values.',
  }),
  'invalid-mdx': (reason: string, written = '', isInStyle = false) => ({
    title: 'Text that cannot be parsed as MDX',
    message: asSentence(mdxReason(reason, written)),
    hint: isInStyle
      ? 'Write the rules as one text: "<style>{`p { color: red }`}</style>".'
      : mdxHint(reason, written),
  }),
  'nested-too-deeply': () => ({
    title: 'Text with too many levels',
    message:
      'Quotes, lists, elements or brackets are a thousand deep in each other, or thousands of lines begin with ":::", which cannot be rendered.',
    hint: 'Look for a sign that is repeated by mistake, such as a row of ">".',
  }),
  'too-long-to-watch': (length: number) => ({
    level: 'info' as const,
    title: 'Note that is too long to be checked while it is typed',
    message: `The editor does not check this note, whose ${length.toLocaleString('en')} characters would take it seconds after each pause.`,
    hint: 'Run "sotay check", or cut the note into several.',
  }),
  'expression-failed': (expression: string, reason: string) => ({
    title: 'Expression that cannot be evaluated',
    message: `{${expression}} failed: ${reason}.`,
    hint: 'If the braces are meant as text, write \\{ or put them in backticks.',
  }),
  'invalid-formula': (tex: string, reason: string) => ({
    title: 'Formula that cannot be typeset',
    message: `"${tex}" is not valid TeX: ${texReason(reason)}.`,
    hint: 'Correct the formula; if the dollar signs mean money, write \\$.',
    level: 'warning' as const,
  }),
  'tabs-unknown-child': (child: string, nearest?: string) => ({
    title: 'Something other than a tab within <Tabs>',
    message: `<Tabs> holds ${child}, but may only hold <TabItem>.`,
    hint: nearest ? `Did you mean <${nearest}>?` : 'Put it into a <TabItem>, or before or after the <Tabs>.',
  }),
  'tab-without-value': () => ({
    title: 'Tab without a value',
    message: 'This <TabItem> has no "value".',
    hint: 'Give it one that no other tab of the group has, as in <TabItem value="linux">.',
  }),
  'tab-outside-tabs': () => ({
    title: 'Tab outside of a group of tabs',
    message: 'This <TabItem> is in no <Tabs>, so readers see its content without a tab.',
    hint: 'Put it into <Tabs> with the others of its group.',
    level: 'warning' as const,
  }),
  'tabs-empty': () => ({
    title: 'Tabs without a tab',
    message: '<Tabs> holds no <TabItem>.',
    hint: 'Add one, or remove the <Tabs>.',
  }),
  'tabs-duplicate-value': (values: string[]) => ({
    title: 'Two tabs with one value',
    message: `Several tabs share the ${values.length === 1 ? 'value' : 'values'} ${quoted(values)}.`,
    hint: 'Give each tab of the group a value of its own.',
  }),
  'tabs-unknown-default': (facts: {
    defaultValue: string
    values: string[]
    nearest?: string | undefined
  }) => ({
    title: 'Default that is no tab',
    message: `"defaultValue" is "${facts.defaultValue}", but the ${facts.values.length === 1 ? 'only tab has the value' : 'tabs have the values'} ${quoted(facts.values)}.`,
    hint:
      didYouMean(facts.nearest) ?? 'Name one of them, or write defaultValue={null} to show none at first.',
  }),
  'tabs-query-without-group': () => ({
    title: 'Tabs in the address without a name',
    message:
      '"queryString" writes the choice into the address under the name in "groupId", which is missing.',
    hint: 'Add a "groupId", or give "queryString" a name.',
  }),
  'invalid-diagram': (reason: string) => ({
    title: 'Diagram with a mistake',
    message: `Mermaid cannot draw this diagram: ${mermaidReason(reason)}`,
    hint: 'Until it is corrected, the page shows the source of the diagram.',
    level: 'warning' as const,
  }),
  'undrawn-diagram': (reason: string) => ({
    title: 'Diagram that is left to browsers',
    message: `This diagram cannot be drawn at build time, because ${reason}.`,
    hint: 'Readers see its source until their browser has loaded Mermaid and drawn it. Leave that out to have it drawn now.',
    level: 'warning' as const,
  }),
  'unknown-directive': (name: string, nearest?: string) => ({
    title: 'Unknown admonition',
    message: `":::${name}" is no known kind; its content is shown as plain text.`,
    hint: nearest
      ? `Did you mean ":::${nearest}"?`
      : `Use ${listWords(offeredKinds(), 'or')}, or list the kind in "markdown.admonitions.keywords".`,
    level: 'warning' as const,
  }),
  'unused-directive': (written: string) => ({
    title: 'Directive that nothing renders',
    message: `"${written}" looks like a directive, but nothing renders it; it is shown as text.`,
    hint: 'If it is meant as text, put a backslash before the colon.',
    level: 'warning' as const,
  }),
  'inline-handler': (name: string) => ({
    title: 'Script in an attribute',
    message: `"${name}" is left out: the content policy of the pages lets no script run that is written in an attribute.`,
    hint: 'Write a component that has the handler, as in onClick={…}, and use it in the note.',
    level: 'warning' as const,
  }),
  'duplicate-heading-id': (id: string) => ({
    title: 'Two headings with one id',
    message: `A heading before this one has the id "${id}" too; links lead to the first of them.`,
    hint: 'Give one of them another id.',
    level: 'warning' as const,
  }),
  'no-git-history': (reason: string) => ({
    title: 'No dates from git',
    message: `"Last updated" cannot be shown: ${reason}.`,
    hint: reason.includes('another user')
      ? 'Run "git config --global --add safe.directory \'*\'" on the build machine, or let the user build to whom the files belong.'
      : 'Build in a full git checkout, set "last_update" in the front matter, or switch "showLastUpdateTime" off.',
    level: 'warning' as const,
  }),
  'shallow-history': (files?: string) => ({
    title: 'Git clone without the older commits',
    message: files
      ? `"Last updated" cannot be shown: this clone does not have the commit that last changed ${files}.`
      : 'Contributors cannot be shown: this clone does not have all commits.',
    hint: 'Fetch all commits: set "fetch-depth: 0" for actions/checkout, "GIT_DEPTH: 0" on GitLab, or run "git fetch --unshallow".',
    level: 'warning' as const,
  }),
  'invalid-data-file': (reason: string, advice: string) => ({
    title: 'File that cannot be read as YAML or JSON',
    message: `The file cannot be read: ${asSentence(reason)}`,
    hint: advice,
  }),
  'missing-tags-file': (file: string, setting: string) => ({
    title: 'Tags file that does not exist',
    message: `"${setting}" names ${file}, but there is no such file.`,
    hint: `Create it, correct the name, or remove "${setting}" from the config.`,
  }),
} satisfies Record<string, (...facts: never[]) => Entry>

/** Example facts for problems within one note. */
export const contentExamples: ExamplesOf<typeof contentProblems> = {
  'invalid-yaml': [
    ['A value holds a colon but no quotes', 'Put quotes around the value, as in "a: b".'],
    ['A line is indented with a tab, which YAML does not allow', 'Indent it with spaces.'],
  ],
  'front-matter-not-a-map': [
    [],
    [{ field: 'title', value: 'My note' }],
    [{ field: 'title', value: 'My note', isBlank: true }],
  ],
  'invalid-front-matter': [
    ['sidebar_position', 'last', 'a number'],
    ['title', null, 'a text', 'Put quotes around the value, since # begins a comment.'],
  ],
  'unknown-hero-key': [[[['titel', 'title']]], [[['colour']]]],
  'unknown-front-matter': [
    ['titel', 'title'],
    ['published: false', 'draft: true', 'hides'],
    ['nav_order: 4', 'sidebar_position: 4', 'other'],
  ],
  'tags-share-address': [['má', 'ma', 'ma']],
  'draft-and-unlisted': [[]],
  'ambiguous-date': [['01/02/2026', { read: '2026-01-02', other: '2026-02-01' }]],
  'toc-levels-crossed': [[4, 2]],
  'invalid-mdx': [['Expected a closing tag for `<b>`']],
  'nested-too-deeply': [[]],
  'too-long-to-watch': [[1800000]],
  'expression-failed': [['count', 'count is not defined']],
  'invalid-formula': [['\\fra{x}', 'Undefined control sequence: \\fra']],
  'tabs-unknown-child': [['<TabsItem>', 'TabItem'], ['<p>']],
  'tab-without-value': [[]],
  'tab-outside-tabs': [[]],
  'tabs-empty': [[]],
  'tabs-duplicate-value': [[['a']], [['a', 'b']]],
  'tabs-unknown-default': [
    [{ defaultValue: 'maco', values: ['mac', 'win'], nearest: 'mac' }],
    [{ defaultValue: 'x', values: ['mac'] }],
  ],
  'tabs-query-without-group': [[]],
  'invalid-diagram': [
    [
      "Parse error on line 2:\n...TD  A -- B  C --> D\n-----------------^\nExpecting 'LINK', got 'NODE_STRING'",
    ],
    ["Parse error on line 2:\nA -->\n-----^\nExpecting 'NODE_STRING', got 'EOF'"],
    ['No diagram type detected'],
  ],
  'undrawn-diagram': [['"fa:fa-car Car" has an icon'], ['it took longer than 60 seconds']],
  'unknown-directive': [['nota', 'note'], ['spoiler']],
  'unused-directive': [['::youtube']],
  'inline-handler': [['onclick']],
  'duplicate-heading-id': [['setup']],
  'no-git-history': [
    ['the site is not in a git repository'],
    ['the git repository belongs to another user, so git does not read it'],
  ],
  'shallow-history': [['docs/a.md and 41 more'], []],
  'invalid-data-file': [
    ['A quotation mark opens a text here, but none closes it', 'Close it with the same mark.'],
  ],
  'missing-tags-file': [['docs/labels.yml', 'docs.tags']],
}
