import { expect, test } from 'vitest'
import { collectFacets } from './collectFacets.ts'

test('sections and languages are told once, those of most pages first', () => {
  const pages = [
    { breadcrumbs: ['Tools', 'Editors'], lang: 'en' },
    { breadcrumbs: [], lang: 'vi' },
    { breadcrumbs: ['Guides'], lang: 'vi' },
    { breadcrumbs: ['Guides', 'Tools'], lang: 'en' },
  ]
  expect(collectFacets(pages)).toEqual({ sections: ['Guides', 'Tools'], langs: ['en', 'vi'] })
  expect(collectFacets([])).toEqual({ sections: [], langs: [] })
})
