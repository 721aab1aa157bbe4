/**
 * `?docusaurus-data-name=value` becomes `data-name` on the root element, so that a page in an `<iframe>` can be
 * styled by its address.
 */
export function readDataParameters(): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const [, attribute] = /^docusaurus-data-([\w-]+)$/.exec(name) ?? []
    if (attribute) document.documentElement.setAttribute(`data-${attribute}`, value)
  }
}
