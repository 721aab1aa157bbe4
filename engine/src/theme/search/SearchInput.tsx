import type { ComponentProps } from 'react'

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
