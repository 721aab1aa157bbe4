import { expect, test } from 'vitest'
import { isBlank } from './isBlank.ts'

test.each(['', '<div></div>', '<!--$!--><template data-dgst=""></template><!--/$-->', '<p> <b></b>\n</p>'])(
  'nothing is shown by %j',
  (html) => {
    expect(isBlank(html)).toBe(true)
  },
)

test.each(['Text', '<p>0</p>', '<div><input type="text"/></div>', '<canvas></canvas>', '<imgs></imgs>a'])(
  'something is shown by %j',
  (html) => {
    expect(isBlank(html)).toBe(false)
  },
)
