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

/** The classes of `src/theme/framework/` that come in scales: columns of twelve, and spaces on each side. */
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
  return `@layer content{${[...grid, ...spaces].join('')}}`
}
