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

/** The shades of a colour, as `variables.css` has those of the primary one. */
const shades = { light: '90%,white', lighter: '85%,white', lightest: '70%,white' }
const shadesOf = (name, color = `var(--ifm-color-${name})`) => [
  ...Object.entries(shades).flatMap(([shade, mix]) => [
    `--ifm-color-${name}-${shade}:color-mix(in oklab,${color} ${mix});`,
    `--ifm-color-${name}-${shade.replace('light', 'dark')}:color-mix(in oklab,${color} ${mix.replace('white', 'black')});`,
  ]),
  `--ifm-color-${name}-contrast-background:color-mix(in srgb,${color} 12%,var(--paper));`,
  `--ifm-color-${name}-contrast-foreground:var(--ink);`,
]

/**
 * The classes of `src/theme/framework/` that come in scales: columns of twelve, spaces on each side, and colours; and the
 * shades of these.
 */
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
  const kinds = ['secondary', ...Object.keys(colors).filter((name) => name !== 'primary')]
  const variables = kinds.flatMap((name) => shadesOf(name)).join('')
  return `@layer tokens{:root{${variables}}}@layer content{${[...grid, ...spaces, ...colored].join('')}}`
}
