import { withBaseUrl } from './withBaseUrl.ts'

/** `withBaseUrl` in the form in which Docusaurus hands it out. */
export const useBaseUrlUtils = () => ({ withBaseUrl })
