/** Folder of the search index, below the base URL. */
export const searchFolder = 'assets/search/'
