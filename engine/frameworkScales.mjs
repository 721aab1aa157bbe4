const columns = Array.from({ length: 12 }, (_, index) => index + 1)
const sizes = { none: '0', xs: '.25rem', sm: '.5rem', md: '1rem', lg: '2rem', xl: '5rem' }
const sides = {
  '': '',
  '-top': '-block-start',
  '-bottom': '-block-end',
  '-left': '-inline-start',
  '-right': '-inline-end',
  '-vert': '-block',
  '-horiz': '-inline',
}

const colors = {
  primary: '--ifm-color-primary',
  success: '--tip',
  info: '--info',
  warning: '--warning',
  danger: '--danger',
}

/** The classes of `src/theme/framework/` that come in scales: columns of twelve, spaces on each side, and colours. */
export function frameworkScales() {
  const grid = columns.flatMap((count) => [
    `.col--${count}{--col:0 0 calc(100%*${count}/12)}`,
    `.col--offset-${count}{--offset:calc(100%*${count}/12)}`,
  ])
  const spaces = ['margin', 'padding'].flatMap((kind) =>
    Object.entries(sides).flatMap(([side, property]) =>
      Object.entries(sizes).map(([size, space]) => `.${kind}${side}--${size}{${kind}${property}:${space}}`),
    ),
  )
  const colored = Object.entries(colors).flatMap(([name, color]) => [
    `.button--${name}{--face:var(${color})}`,
    `.badge--${name}{background:var(${color})}`,
    `.text--${name}{color:var(${color})}`,
  ])
  return `@layer content{${[...grid, ...spaces, ...colored].join('')}}`
}
