/** Sets a class on `<body>` while the visitor navigates by keyboard, for styles. */
export function showKeyboardFocus(): void {
  const mark = (isKeyboard: boolean) => document.body.classList.toggle('navigation-with-keyboard', isKeyboard)
  document.addEventListener('mousedown', () => mark(false))
  document.addEventListener('keydown', ({ key }) => key === 'Tab' && mark(true))
}
