/** Puts a red box above an island whose code could not be loaded. What the page shows in its place stays. */
export function showLoadError(island: HTMLElement, error: unknown, retry: () => void): void {
  const box = document.createElement('div')
  box.className = 'load-error'
  box.role = 'alert'
  const message = document.createElement('p')
  message.textContent = `This part of the page could not be loaded. ${(error as Error).message}`
  const button = document.createElement('button')
  button.textContent = 'Retry'
  button.onclick = () => {
    box.remove()
    retry()
  }
  box.append(message, button)
  island.before(box)
}
