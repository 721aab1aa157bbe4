import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OfflineControls, type OfflineView } from './OfflineControls.tsx'

const render = (view: OfflineView) =>
  renderToStaticMarkup(<OfflineControls view={view} label="Offline" removeLabel="Remove" />)

test('of the controls, only the message is visible where nothing can be done', () => {
  expect(render({ message: 'Keeping them needs JavaScript.' })).toMatchInlineSnapshot(
    `"<p class="offline-status" role="status" tabindex="-1">Keeping them needs JavaScript.</p><progress class="offline-progress" aria-label="Offline" hidden=""></progress><p class="offline-buttons"><button type="button" hidden=""></button><button type="button" hidden="">Remove</button></p>"`,
  )
})

test('during a download there are its progress and the button that stops it', () => {
  const html = render({ message: '3 of 9', action: 'Stop', progress: { done: 3, count: 9 } })
  expect(html).toContain('<progress class="offline-progress" aria-label="Offline" value="3" max="9">')
  expect(html).toContain('<button type="button">Stop</button><button type="button" hidden="">Remove</button>')
})

test('a copy that was kept can be removed', () => {
  expect(render({ message: 'Kept', canRemove: true })).toContain('<button type="button">Remove</button>')
})
