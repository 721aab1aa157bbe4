/** The body's class tells styles whether the visitor moves by keyboard. */
export function showKeyboardFocus(): void {
  const mark = (isKeyboard: boolean) => document.body.classList.toggle('navigation-with-keyboard', isKeyboard)
  document.addEventListener('mousedown', () => mark(false))
  document.addEventListener('keydown', ({ key }) => key === 'Tab' && mark(true))
}
