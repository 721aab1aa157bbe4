import { expect, test } from 'vitest'
import type { SiteConfig } from '../config/siteConfig.ts'
import { announcementStyles } from './announcementStyles.ts'

const stylesFor = (announcementBar?: object) => announcementStyles({ announcementBar } as SiteConfig)

test('[S55] the bar takes the colours of the config, else those of the theme', () => {
  expect(stylesFor({ backgroundColor: '#fafbfc', textColor: 'black' })).toEqual([
    '@layer components{.theme-announcement-bar{background-color:#fafbfc;color:black}}',
  ])
  expect(stylesFor({ textColor: 'black' })).toEqual([
    '@layer components{.theme-announcement-bar{color:black}}',
  ])
  expect(stylesFor({ content: 'News' })).toEqual([])
  expect(stylesFor()).toEqual([])
})
