import { linkHref } from '../../theme/notes/linkHref.ts'
import { goTo } from './goTo.ts'
import { type Location, useLocation } from './useLocation.ts'

/** An address, or its parts: without a `pathname` the current page, any other missing part is empty. */
export type Destination = string | Partial<Location>

/** The `history` object of React Router. */
export interface RouterHistory {
  location: Location
  push(to: Destination): void
  replace(to: Destination): void
  go(steps: number): void
  goBack(): void
  goForward(): void
  createHref(to: Destination): string
}

/** Navigates between pages, and changes query and hash of the current one. */
export function useHistory(): RouterHistory {
  const location = useLocation()
  const createHref = (to: Destination) =>
    linkHref(typeof to === 'string' ? to : joinParts({ pathname: location.pathname, ...to }))
  return {
    location,
    createHref,
    push: (to) => goTo(createHref(to), 'push'),
    replace: (to) => goTo(createHref(to), 'replace'),
    go: (steps) => history.go(steps),
    goBack: () => history.back(),
    goForward: () => history.forward(),
  }
}

const joinParts = ({ pathname = '', search = '', hash = '' }: Partial<Location>) =>
  pathname + withSign('?', search) + withSign('#', hash)

const withSign = (sign: string, part: string) => (part === '' || part.startsWith(sign) ? part : sign + part)
