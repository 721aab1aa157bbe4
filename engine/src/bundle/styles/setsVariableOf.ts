const declaration = /(--ifm-[\w-]+)\s*:/g

/** Whether `css` sets one of the Infima variables that `sheet` sets. */
export function setsVariableOf(sheet: string, css: string): boolean {
  const names = new Set(variablesIn(sheet))
  return variablesIn(css).some((name) => names.has(name))
}

const variablesIn = (css: string) => Array.from(css.matchAll(declaration), ([, name]) => name)
