/** How long an old answer may stay below a new query, in ms. */
const patience = 150

/** Shows that an answer is on its way. */
export interface Loading {
  begin(): void
  end(): void
}

/** Sets `data-loading` on an element while it waits; `tooLong` is called when the answer takes too long. */
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
