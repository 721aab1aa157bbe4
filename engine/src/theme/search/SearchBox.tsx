import { replaceable } from '../overrides/replaceable.tsx'
import { classNames, useUiText } from '../texts.tsx'
import { SearchInput } from './SearchParts.tsx'

/** A form that leads to the search page; a script makes it answer while the reader types. */
export const SearchBox = replaceable(
  'SearchBox',
  ({ className, searchHref }: { className?: string; searchHref: string }) => {
    const uiText = useUiText()
    const classes = classNames('navbar__search search-box', className)
    return (
      <form className={classes} role="search" action={searchHref}>
        <SearchInput className="navbar__search-input" label={uiText('search')} />
      </form>
    )
  },
)
