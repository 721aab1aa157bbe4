import { replaceable } from '../overrides/replaceable.tsx'
import { classNames } from '../texts.tsx'
import { useUiText } from '../useUiText.ts'

/** A form that leads to the search page; a script makes it answer while the reader types. */
export const SearchBox = replaceable(
  'SearchBox',
  ({ className, homeHref }: { className?: string; homeHref: string }) => {
    const uiText = useUiText()
    const classes = classNames('navbar__search search-box', className)
    return (
      <form className={classes} role="search" action={`${homeHref}search`}>
        <input
          type="search"
          name="q"
          className="navbar__search-input"
          placeholder={uiText('search')}
          aria-label={uiText('search')}
          autoComplete="off"
        />
      </form>
    )
  },
)
