import { expect, test } from 'vitest'
import type { Markup } from './constructs.ts'
import { playerOf, video } from './video.ts'

test.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  [
    'https://youtu.be/dQw4w9WgXcQ?t=42s',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&start=42',
  ],
  [
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1'],
])('the page %s has a player', (page, player) => {
  expect(playerOf(page)).toBe(player)
})

test.each([
  './film.mp4',
  '/film.mp4',
  'https://example.com/film.mp4',
  'https://www.youtube.com/',
  'https://vimeo.com/about',
  'https://youtube.com.example.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
])('%s is no page of a player', (address) => {
  expect(playerOf(address)).toBeUndefined()
})

test('a title cannot leave the document of the frame', () => {
  const { children } = video({ src: 'https://vimeo.com/1', title: '"><script>a()</script>' })
  const [frame] = children as Markup<string>[]
  expect(frame!.attributes.srcDoc).toContain('aria-label="▶ &quot;&gt;&lt;script&gt;a()&lt;/script&gt;"')
})

test('a film without a poster shows its own first picture, and loads no more than that', () => {
  const attributesOf = (props: Parameters<typeof video>[0]) =>
    (video(props).children[0] as Markup<string>).attributes
  expect(attributesOf({ src: './a.mp4' })).toMatchObject({ src: './a.mp4#t=0.1', preload: 'metadata' })
  expect(attributesOf({ src: './a.mp4#t=9' })).toMatchObject({ src: './a.mp4#t=9', preload: 'metadata' })
  const elsewhere = { src: 'https://example.com/a.mp4', preload: 'none' }
  expect(attributesOf({ src: elsewhere.src })).toMatchObject(elsewhere)
  expect(attributesOf({ src: './a.mp4', poster: './a.png' })).toMatchObject({
    src: './a.mp4',
    preload: 'none',
  })
})
