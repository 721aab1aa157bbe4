/** The name of the folder of the blog among the translations of a locale. */
export const blogTranslations = 'docusaurus-plugin-content-blog'
