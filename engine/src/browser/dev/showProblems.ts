const style = `
  :host { position: fixed; inset: auto 0 0 0; z-index: 1000; max-block-size: 60vh; overflow: auto; background: #2b1417; color: #ffdcdc; border-block-start: 4px solid #fa383e; }
  pre { margin: 0; padding: 1rem 1.5rem; font: 14px/1.6 ui-monospace, monospace; white-space: pre-wrap; }
`
const tag = 'sotay-problems-overlay'

/** Shows the mistakes that the server found on the page; takes them away when there are none. */
export function showProblems(page: Document): void {
  const text = page.querySelector<HTMLTemplateElement>('#sotay-problems')?.content.textContent?.trim()
  document.querySelector(tag)?.remove()
  if (!text) return
  const overlay = document.createElement(tag)
  overlay.role = 'alert'
  const shadow = overlay.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]
  const message = document.createElement('pre')
  message.textContent = text
  shadow.append(message)
  document.documentElement.append(overlay)
}
