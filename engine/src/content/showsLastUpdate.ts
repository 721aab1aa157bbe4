interface UpdateSettings {
  showLastUpdateTime: boolean
  showLastUpdateAuthor: boolean
}

/** Whether the pages of a folder show the time or author of their last update; `false` is a disabled folder. */
export function showsLastUpdate(folder: UpdateSettings | false): boolean {
  return folder !== false && (folder.showLastUpdateTime || folder.showLastUpdateAuthor)
}
