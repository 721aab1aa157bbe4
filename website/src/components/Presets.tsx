import { presetNames, type Theme, themeStyles } from '../../../engine/src/model/themes.ts'
import styles from './Presets.module.css'

const examples: [string, Theme][] = [
  ...presetNames.map((preset): [string, Theme] => [preset, { preset }]),
  ["accent: '#7a3e9d'", { preset: 'paper', accent: '#7a3e9d' }],
]

/** Every preset in both modes, and an accent, drawn with the tokens that a site gets. */
export function Presets() {
  return (
    <div className={styles.presets}>
      {examples.map(([name, theme]) => (
        <figure key={name} className={styles.preset} style={tokensOf(theme)}>
          <figcaption>
            <code>{name}</code>
          </figcaption>
          <Sheet mode="light" />
          <Sheet mode="dark" />
        </figure>
      ))}
    </div>
  )
}

const Sheet = ({ mode }: { mode: 'light' | 'dark' }) => (
  <div className={styles.sheet} style={{ colorScheme: mode }}>
    <b>Subnetting</b>
    <p>
      How many <span className={styles.link}>networks</span> are there?
    </p>
    <small>Two facts, soft</small>
    <code>ip addr</code>
    <span className={styles.button}>Begin</span>
  </div>
)

/** The tokens of a theme as styles of an element; `light-dark()` follows the scheme of what is within. */
export function tokensOf(theme: Theme): Record<string, string> {
  const tokens = [...themeStyles(theme).matchAll(/(--[\w-]+):([^;]+);/g)]
  return Object.fromEntries(tokens.map(([, name, value]) => [name!, value!]))
}
