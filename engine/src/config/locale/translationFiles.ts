/** The files of translations below the folder of a locale, by the names that Docusaurus gives them. */
export const translationFiles = {
  words: 'code.json',
  navbar: 'docusaurus-theme-classic/navbar.json',
  footer: 'docusaurus-theme-classic/footer.json',
  blog: 'docusaurus-plugin-content-blog/options.json',
}
