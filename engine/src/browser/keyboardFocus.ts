/** On `<body>` while the visitor navigates by keyboard, for styles. */
export const keyboardClass = 'navigation-with-keyboard'

/** Keeps `keyboardClass` up to date. */
export function showKeyboardFocus(): void {
  const mark = (isKeyboard: boolean) => document.body.classList.toggle(keyboardClass, isKeyboard)
  document.addEventListener('mousedown', () => mark(false))
  document.addEventListener('keydown', ({ key }) => key === 'Tab' && mark(true))
}
