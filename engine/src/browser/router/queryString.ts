import { useCallback } from 'react'
import { withBaseUrl } from '../../theme/notes/baseUrl.ts'
import { useEvent } from '../islands/ejectedHooks.tsx'
import { type RouterHistory, useHistory } from './router.tsx'

interface Options {
  /** Whether a change is a step of its own for the reader's "back". */
  push?: boolean
}

type SetValue<Value> = (value: Value, options?: Options) => void

/** A value that depends on the address, such as its query. */
export const useHistorySelector = <Value>(select: (history: RouterHistory) => Value): Value =>
  select(useHistory())

/** The value of a key of the query; null without it, and at build. */
export const useQueryStringValue = (key: string | null): string | null =>
  useHistorySelector(({ location }) => (key ? new URLSearchParams(location.search).get(key) : null))

/** The value of a key of the query, and a function that changes it in the address. */
export function useQueryString(key: string): [value: string, set: SetValue<string | null>] {
  const change = useChange()
  const set = useCallback<SetValue<string | null>>(
    (value, options) => change(key, value === null ? [] : [value], options),
    [key, change],
  )
  return [useQueryStringValue(key) ?? '', set]
}

/** What is searched for on the page of results, and a function that changes it in the address. */
export const useSearchQueryString = () => useQueryString('q')

/** The address of the results for a query. */
export const useSearchLinkCreator = () => (query: string) =>
  withBaseUrl(`/search?q=${encodeURIComponent(query)}`)

/** All values of a key of the query, and a function that changes them in the address. */
export function useQueryStringList(key: string): [values: string[], set: SetValue<string[]>] {
  const change = useChange()
  const values = useHistorySelector(({ location }) => new URLSearchParams(location.search).getAll(key))
  const set = useCallback<SetValue<string[]>>(
    (list, options) => change(key, list.filter(Boolean), options),
    [key, change],
  )
  return [values, set]
}

/** A function that takes the query out of the address. */
export function useClearQueryString() {
  const history = useHistory()
  return useEvent(() => history.replace({ search: '', hash: location.hash }))
}

/** Replaces the values of a key in the query of the address. */
function useChange() {
  const history = useHistory()
  return useEvent((key: string, values: string[], { push }: Options = {}) => {
    const { search, hash } = location
    const query = new URLSearchParams(search)
    query.delete(key)
    for (const value of values) query.append(key, value)
    const to = { search: query.toString(), hash }
    if (push) history.push(to)
    else history.replace(to)
  })
}
