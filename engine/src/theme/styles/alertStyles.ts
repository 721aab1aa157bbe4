import { alerts } from '../../model/admonitionKinds.ts'

/** The colour and the icon of each look of admonitions, as CSS: what `index.css` imports as `alerts.css`. */
export const alertStyles = (): string => Object.entries(alerts).map(renderAlert).join('\n')

function renderAlert([name, { icon, color }]: [string, { icon: string; color?: string }]): string {
  const drawing = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='${icon}'/></svg>`
  const kind = color ? `--kind:${color};` : ''
  return `.alert--${name}{--icon:url("data:image/svg+xml,${drawing}");${kind}}`
}
