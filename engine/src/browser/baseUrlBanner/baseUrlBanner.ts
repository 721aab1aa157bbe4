import { engine } from '../../model/engine.ts'
import { suggestBaseUrl } from './suggestBaseUrl.ts'

const id = '__docusaurus-base-url-issue-banner'
const style =
  'margin: 20px; padding: 20px; border: thick solid red; background: #ffe6b3; color: #1d2226; font-size: 20px'
const { configuredBase = '/' } = document.currentScript!.dataset

// The site's script sets this mark before anything else.
document.addEventListener('DOMContentLoaded', () => {
  if (!('themeChoice' in document.documentElement.dataset)) document.body.prepend(createBanner())
})

/** What the owner of a site sees whose files were not found at the configured address. */
function createBanner(): HTMLElement {
  const suggestion = create('span', `${id}-suggestion-container`, suggestBaseUrl(location.pathname))
  const lines = [
    [`Your ${engine.name} site did not load properly.`],
    ['A very common reason is a wrong site baseUrl configuration.'],
    [`Current configured baseUrl = ${configuredBase}${configuredBase === '/' ? ' (default value)' : ''}`],
    ['We suggest trying baseUrl = ', suggestion],
  ]
  const banner = create('div', id, ...lines.map((line) => create('p', '', ...line)))
  banner.style.cssText = style
  return create('div', `${id}-container`, banner)
}

function create(tag: string, id: string, ...children: (Node | string)[]): HTMLElement {
  const element = document.createElement(tag)
  if (id) element.id = id
  element.append(...children)
  return element
}
