/** Texts of the scripts of every page. The scripts contain them, so each letter counts. */
export const scriptWords = {
  // Colour mode
  lightMode: 'light mode',
  darkMode: 'dark mode',
  systemMode: 'system mode',
  switchColorModeFrom: 'Switch between dark and light mode (currently {mode})',

  // Code blocks
  wrapCode: 'Toggle word wrap',
  copy: 'Copy',
  copyCode: 'Copy code to clipboard',
  copied: 'Copied',

  // When something fails, or takes long
  loading: 'Loading',
  pageFailed: 'This page could not be loaded.',
  partFailed: 'This part of the page could not be loaded.',
  searchFailed: 'The search could not be loaded.',
  retry: 'Retry',
} as const
