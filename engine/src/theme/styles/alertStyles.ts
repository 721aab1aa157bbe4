import { type Alert, alerts, ownLooks } from '../../model/admonitionKinds.ts'

/** The colour and the icon of each look of admonitions, as CSS: what `boxes.css` imports as `alerts.css`. */
export const alertStyles = (): string =>
  [
    ...Object.entries(alerts).map(([name, alert]) => renderAlert(`alert--${name}`, alert)),
    ...ownLooks().map(([kind, look]) => renderAlert(`theme-admonition-${kind}`, look)),
  ].join('\n')

function renderAlert(className: string, { icon, color }: Alert): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='${icon}'/></svg>`
  const kind = color ? `--kind:${color};` : '--ground:var(--surface);'
  return `.${className}{--icon:url("data:image/svg+xml,${drawing}");${kind}}`
}
