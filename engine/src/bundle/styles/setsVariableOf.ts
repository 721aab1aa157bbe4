const declaration = /(--ifm-[\w-]+)\s*:/g

/** Whether styles set one of the variables of Infima that a sheet gives a value. */
export function setsVariableOf(sheet: string, css: string): boolean {
  const names = new Set(variablesIn(sheet))
  return variablesIn(css).some((name) => names.has(name))
}

const variablesIn = (css: string) => Array.from(css.matchAll(declaration), ([, name]) => name)
