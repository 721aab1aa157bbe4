/** What stands for the package `react-live` in tests: the parts of it that are used, for code without JSX. */
export const reactLive = {
  'node_modules/react-live/package.json':
    '{ "name": "react-live", "version": "4.1.8", "type": "module", "main": "index.js" }',
  'node_modules/react-live/index.js': `
import { createContext, createElement, useContext, useEffect, useState } from 'react'

const Context = createContext()

function run(code, { scope, noInline }) {
  let shown
  const render = (element) => { shown = element }
  const text = noInline ? code : \`return (\${code})\`
  const value = new Function(...Object.keys(scope), 'render', text)(...Object.values(scope), render)
  const result = noInline ? shown : value
  return { element: typeof result === 'function' ? createElement(result) : result }
}

export function LiveProvider({ code, scope, noInline, children }) {
  const [state, setState] = useState({})
  const change = (text) => {
    try {
      setState(run(text, { scope, noInline }))
    } catch (error) {
      setState({ error: String(error) })
    }
  }
  useEffect(() => change(code), [code])
  return createElement(Context.Provider, { value: { ...state, code, change } }, children)
}

export function LiveEditor({ tabMode }) {
  const { code, change } = useContext(Context)
  return createElement('div', null, createElement('pre', {
    className: 'prism-code',
    contentEditable: 'true',
    suppressContentEditableWarning: true,
    onInput: (event) => change(event.currentTarget.textContent),
    onKeyDown: (event) => { if (event.key === 'Tab' && tabMode !== 'focus') event.preventDefault() },
  }, code))
}

export const LivePreview = () => createElement('div', null, useContext(Context).element)

export function LiveError() {
  const { error } = useContext(Context)
  return error ? createElement('pre', null, error) : null
}
`,
}
