/** The one server that searches of an application at Algolia ask. */
export const algoliaServer = (appId: string) => `https://${appId.toLowerCase()}-dsn.algolia.net`
