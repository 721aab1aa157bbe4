/** Endings of files to download or to play that the bundler does not know as such, as a part of a pattern. */
export const documentTypes = 'avi|docx?|m4v|mkv|mpe?g|oga|ogv|pptx?|rar|vob|wmv|xlsx?|zip'
