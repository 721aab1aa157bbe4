import { engine } from '../../model/engine.ts'
import { element } from '../element.ts'
import { suggestBaseUrl } from './suggestBaseUrl.ts'

const id = '__docusaurus-base-url-issue-banner'
const style =
  'margin: 20px; padding: 20px; border: thick solid red; background: #ffe6b3; color: #1d2226; font-size: 20px'
const { configuredBase = '/' } = document.currentScript!.dataset

// `boot.js` sets this attribute before anything else, so without it the script was not found.
document.addEventListener('DOMContentLoaded', () => {
  if (!('themeChoice' in document.documentElement.dataset)) document.body.prepend(createBanner())
})

/** The banner for the owner of a site whose files were not found at the configured base URL. */
function createBanner(): HTMLElement {
  const suggestion = element('span', { id: `${id}-suggestion-container` }, suggestBaseUrl(location.pathname))
  const line = (...nodes: (Node | string)[]) => element('p', {}, ...nodes)
  const banner = element(
    'div',
    { id },
    line(`Your ${engine.name} site did not load properly.`),
    line('A very common reason is a wrong site baseUrl configuration.'),
    line(`Current configured baseUrl = ${configuredBase}${configuredBase === '/' ? ' (default value)' : ''}`),
    line('We suggest trying baseUrl = ', suggestion),
  )
  banner.style.cssText = style
  return element('div', { id: `${id}-container` }, banner)
}
