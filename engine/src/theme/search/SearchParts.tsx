import type { ComponentProps, ReactNode, Ref } from 'react'

interface SearchInputProps extends ComponentProps<'input'> {
  label: string
}

/** The field of a search box and of the search page, at build and once a script answers it. */
export function SearchInput({ label, className, ...live }: SearchInputProps) {
  return (
    <input
      type="search"
      name="q"
      className={className}
      placeholder={label}
      aria-label={label}
      autoComplete="off"
      {...live}
    />
  )
}

interface ResultsFrameProps {
  filters?: ReactNode
  status?: ReactNode
  results?: ReactNode
  list?: Ref<HTMLDivElement>
}

/**
 * Where the search page shows filters, messages and results: empty at build, filled by a script. It is always there, so
 * that screen readers announce the first message, too.
 */
export function ResultsFrame({ filters, status, results, list }: ResultsFrameProps) {
  return (
    <>
      <div className="search-filters" data-search-filters="">
        {filters}
      </div>
      <div className="search-status" role="status" data-search-status="">
        {status}
      </div>
      <div className="search-page-results" ref={list}>
        {results}
      </div>
    </>
  )
}
