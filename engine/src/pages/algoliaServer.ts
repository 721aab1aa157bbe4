/** The origin of the search server of an Algolia application. */
export const algoliaServer = (appId: string) => `https://${appId.toLowerCase()}-dsn.algolia.net`
