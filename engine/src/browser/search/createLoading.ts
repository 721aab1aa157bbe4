/** How long, in milliseconds, a former answer may stand below another question. */
const patience = 150

/** Tells that an answer is on its way. */
export interface Loading {
  begin(): void
  end(): void
}

/** Marks an element with `data-loading` meanwhile; `tooLong` is called when the answer is not there soon. */
export function createLoading(place: Element, tooLong: () => void): Loading {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    begin() {
      place.toggleAttribute('data-loading', true)
      timer ??= setTimeout(tooLong, patience)
    },
    end() {
      place.toggleAttribute('data-loading', false)
      clearTimeout(timer)
      timer = undefined
    },
  }
}
