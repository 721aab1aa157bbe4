/** `?docusaurus-data-name=value` becomes `data-name` on the root, so that a frame can style what it shows. */
export function readDataParameters(): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const [, attribute] = /^docusaurus-data-([\w-]+)$/.exec(name) ?? []
    if (attribute) document.documentElement.setAttribute(`data-${attribute}`, value)
  }
}
