import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Announcement } from '../../model/pageData.ts'
import { AnnouncementBar } from './AnnouncementBar.tsx'

function render(changes: Partial<Announcement> = {}) {
  const announcement = { id: 'news', content: 'We <b>moved</b>', isCloseable: true, ...changes }
  return renderToStaticMarkup(<AnnouncementBar announcement={announcement} lang="en" />)
}

test('[S55] the bar shows its HTML and has a close button when it can be closed', () => {
  expect(render()).toContain('We <b>moved</b>')
  expect(render()).toContain('aria-label="Close"')
  expect(render({ isCloseable: false })).not.toContain('<button')
})

test('[S55] the bar carries no styles: its colours are in the stylesheet', () => {
  expect(render({ backgroundColor: '#fafbfc', textColor: 'black' })).not.toContain('style')
})
