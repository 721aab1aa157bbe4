/** Where the files of the search index stand, below the base address. */
export const searchFolder = 'assets/search/'
