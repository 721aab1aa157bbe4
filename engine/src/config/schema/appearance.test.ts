import { expect, test } from 'vitest'
import { problemsIn, settingsFrom } from '../testing.ts'

test('[S71] an announcement gets an id and can be closed, unless its settings differ', () => {
  expect(settingsFrom({ announcementBar: { content: '<b>New</b>' } }).announcementBar).toEqual({
    id: 'announcement-bar',
    content: '<b>New</b>',
    isCloseable: true,
  })
})

test('[S71] an announcement keeps all of its fields', () => {
  const announcementBar = {
    id: 'release',
    content: 'New',
    backgroundColor: '#123',
    textColor: 'white',
    isCloseable: false,
  }
  expect(settingsFrom({ announcementBar }).announcementBar).toEqual(announcementBar)
})

test('[S71] wrong and missing fields of an announcement are all reported', () => {
  const announcementBar = { id: 1, backgroundColor: 2, textColor: 3, isCloseable: 'no', isClosable: true }
  expect(problemsIn({ announcementBar })).toMatchObject([
    { message: '"announcementBar.id" is 1. It must be a string.' },
    { message: '"announcementBar.content" is missing. It must be a string.' },
    { message: '"announcementBar.backgroundColor" is 2. It must be a string.' },
    { message: '"announcementBar.textColor" is 3. It must be a string.' },
    { message: '"announcementBar.isCloseable" is \'no\'. It must be true or false.' },
    {
      message: 'There is no setting "announcementBar.isClosable".',
      hint: 'Did you mean "announcementBar.isCloseable"?',
    },
  ])
})

test('[S71] a site without an announcement has none', () => {
  expect(settingsFrom().announcementBar).toBeUndefined()
})
