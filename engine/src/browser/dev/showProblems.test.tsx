import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ProblemList } from './showProblems.tsx'

test('errors are unfolded from the start, warnings are a count', () => {
  const render = (isUrgent: boolean) =>
    renderToStaticMarkup(<ProblemList count="1 problem" text="broken-link" isUrgent={isUrgent} />)
  expect(render(true)).toContain('<details class="urgent" open=""><summary>1 problem</summary>')
  expect(render(false)).toContain('<details class=""><summary>1 problem</summary>')
})
