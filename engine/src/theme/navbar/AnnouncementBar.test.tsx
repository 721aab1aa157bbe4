import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnnouncementBar } from './AnnouncementBar.tsx'
import { announcementStyles } from './announcementStyles.ts'

const news = { id: 'news', content: 'We <b>moved</b>', isCloseable: true }
const render = (announcement: typeof news) =>
  renderToStaticMarkup(<AnnouncementBar announcement={announcement} lang="en" />)

test('[S55] the bar shows its HTML and has a close button when it can be closed', () => {
  expect(render(news)).toContain('We <b>moved</b>')
  expect(render(news)).toContain('aria-label="Close"')
  expect(render({ ...news, isCloseable: false })).not.toContain('<button')
})

test('[S55] the colours of the config become a rule of the stylesheet', () => {
  const colors = { backgroundColor: '#fafbfc', textColor: 'black' }
  expect(announcementStyles({ ...news, ...colors })).toBe(
    '.theme-announcement-bar{background-color:#fafbfc;color:black}',
  )
  expect(announcementStyles(news)).toBe('')
})
