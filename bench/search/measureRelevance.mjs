const shown = 8

/**
 * Measures a search with labelled queries. `success`: the share with a right page among the first eight; `mrr`: the
 * mean of 1 / place of the first right page within ten (mean reciprocal rank). `ask` returns the paths of the pages
 * it finds, in order.
 */
export async function measureRelevance(queries, ask) {
  const places = []
  for (const { typed, pages } of queries)
    places.push((await ask(typed)).slice(0, 10).findIndex((path) => pages.includes(path)) + 1)
  const share = (weigh) =>
    places.reduce((total, place) => total + (place ? weigh(place) : 0), 0) / places.length
  return {
    success: share((place) => Number(place <= shown)),
    mrr: share((place) => 1 / place),
    misses: queries.flatMap((query, index) =>
      places[index] === 1 ? [] : [{ ...query, place: places[index] }],
    ),
  }
}
