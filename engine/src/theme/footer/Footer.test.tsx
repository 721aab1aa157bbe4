import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Footer as FooterData } from '../../model/chrome.ts'
import { Footer } from './Footer.tsx'

const link = { label: 'Home', href: '/', external: false, attributes: {} }
const render = (changes: Partial<FooterData>) =>
  renderToStaticMarkup(<Footer footer={{ style: 'light', columns: [], ...changes }} lang="en" />)

test('[S54] columns, logo and copyright are all rendered', () => {
  const html = render({
    columns: [{ title: 'More', links: [link, { html: '<b>hi</b>', external: false, attributes: {} }] }],
    logo: { src: '/l.svg', alt: 'Notes', href: '/' },
    copyright: '© <a href="/x">us</a>',
  })
  expect(html).toContain('<div class="footer__title">More</div>')
  expect(html).toContain('<li class="footer__item"><a class="footer__link-item" href="/">Home</a></li>')
  expect(html).toContain('<li class="footer__item"><b>hi</b></li>')
  expect(html).toContain('<img src="/l.svg" alt="Notes" loading="lazy"/>')
  expect(html).toContain('<div class="footer__copyright">© <a href="/x">us</a></div>')
})

test('[S54] links without columns are in one line', () => {
  expect(render({ columns: [{ links: [link, link] }] })).toContain('footer__links--line')
  expect(render({ columns: [{ title: 'A', links: [link] }] })).not.toContain('footer__links--line')
})

test('[S54] only the dark style has a class', () => {
  expect(render({ style: 'dark' })).toContain('class="theme-layout-footer footer footer--dark"')
  expect(render({})).toContain('class="theme-layout-footer footer"')
})
