import { expect, test } from 'vitest'
import { isInteractive } from './findInteractiveModules.ts'

test.each([
  ['a hook', 'const [n, setN] = useState(0)'],
  ['a hook by way of its package', 'const [n, setN] = React.useState(0)'],
  ["React's `use`", 'const value = use(promise)'],
  ['a hook of its own', 'const size = useWindowSize()'],
  ['an event handler', "jsx('button', { onClick: () => go() })"],
  ['an event handler in a list of properties', "const props = { 'onKeyDown': go }"],
  ['an event handler of an element', '<button onClick={go} />'],
  ['a form with a function', 'async function send(data) {}; <form action={send} />'],
  ['a button with a function', '<button formAction={(data) => send(data)} />'],
  ['a form of compiled code', "const send = async (data) => {}; jsx('form', { action: send })"],
  ['what is shown in browsers only', "import Only from '@docusaurus/BrowserOnly'"],
  ['what catches errors in browsers', "import ErrorBoundary from '@docusaurus/ErrorBoundary'"],
  ['a component that is a class', 'class Clock extends React.Component {}'],
  [
    'functions that are given an element',
    'const show = useCallback((node) => node?.scrollIntoView(), []); <p ref={show} />',
  ],
])('%s needs a browser', (_, code) => {
  expect(isInteractive(code)).toBe(true)
})

test.each([
  ['names in comments and strings', "// useState(0)\nconst text = 'useState(0) and onClick: go'"],
  ['properties that only begin alike', "const config = { onBrokenLinks: 'throw', once: go, user: 1 }"],
  [
    'hooks that only read what is known at build',
    'useContext(Depth); useBaseUrl("/a"); useDocusaurusContext(); usePluralForm()',
  ],
  [
    'hooks that only save work',
    'const rows = useMemo(() => items.map(toRow), [items]); const draw = React.useCallback((row) => row, [])',
  ],
  ['functions that only begin alike', 'user(); reuse(); useful()'],
  ['classes of other kinds', 'class Failure extends Error {}; class Point {}'],
  ['forms that go to an address', 'const to = "/send"; <><form action={to} /><form action="/send" /></>'],
  ['elements', "jsx('p', { className: 'lead', children: text })"],
])('%s do not need a browser', (_, code) => {
  expect(isInteractive(code)).toBe(false)
})
