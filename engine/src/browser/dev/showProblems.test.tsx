import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProblemList, withIslands } from './showProblems.tsx'

test('errors are unfolded from the start, warnings are a count', () => {
  const render = (isUrgent: boolean) =>
    renderToStaticMarkup(<ProblemList count="1 problem" text="broken-link" isUrgent={isUrgent} />)
  expect(render(true)).toContain('<details class="urgent" open=""><summary>1 problem</summary>')
  expect(render(false)).toContain('<details class=""><summary>1 problem</summary>')
})

test('what the content policy blocked is shown once, with the setting that lets it in', () => {
  const blocked = { kind: 'blocked', component: '', source: '' } as const
  const shown = withIslands({ count: '', text: '', isUrgent: false }, [
    { ...blocked, text: 'https://giscus.app/client.js' },
    { ...blocked, text: 'https://giscus.app/client.js' },
    { ...blocked, text: 'inline' },
  ])
  expect(shown.count).toBe('2 blocked by the content policy')
  expect(shown.text).toBe(`The content policy blocked https://giscus.app/client.js.
Name its host in the config: contentPolicy: { hosts: ['https://giscus.app'] }

The content policy blocked an inline script.
Put the code into a file of the site: a component, or a file that "scripts" names.`)
  expect(shown.isUrgent).toBe(true)
})
