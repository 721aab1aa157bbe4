import { expect, test } from 'vitest'
import { toSourcePath } from '../model/paths.ts'
import { diagnoseBrokenImage } from './missingFiles.ts'

const where = { file: toSourcePath('docs/a.md'), line: 3 }
const beside = (...names: string[]) => ({ filesBeside: () => names })

const imageAt = (url: string, names: string[]) =>
  diagnoseBrokenImage(
    { url, where },
    [toSourcePath(`docs/${url.replace(/^\.\/|[?#].*$/g, '')}`)],
    beside(...names),
  )

test('a file beside it that is called nearly the same is proposed', () => {
  expect(imageAt('./img/plna.png', ['plan.png', 'other.jpg']).hint).toBe('Did you mean "./img/plan.png"?')
  expect(imageAt('./plan.png', ['zebra.svg']).hint).toContain('Correct the path.')
})

test('a name that differs by a typo, or only in capitals, is suggested', () => {
  expect(imageAt('./Plan.PNG', ['plan.png']).fix).toEqual({ from: './Plan.PNG', to: './plan.png' })
  expect(imageAt('./plans.png', ['plan a.png', 'plans1.png', 'plans2.png']).fix).toBeUndefined()
})

test('spaces in its name are escaped, and query and hash stay', () => {
  expect(imageAt('./my-plan.png?x#y', ['my plan.png']).fix?.to).toBe('./my%20plan.png?x#y')
})
