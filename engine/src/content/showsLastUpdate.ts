interface UpdateSettings {
  showLastUpdateTime: boolean
  showLastUpdateAuthor: boolean
}

/** Whether the pages of a folder show anything of their last change; a folder that is switched off has none. */
export function showsLastUpdate(folder: UpdateSettings | false): boolean {
  return folder !== false && (folder.showLastUpdateTime || folder.showLastUpdateAuthor)
}
