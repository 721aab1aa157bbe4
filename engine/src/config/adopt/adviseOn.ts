/** Advice by the name of a setting or package. */
const advice: [name: RegExp, advice: string][] = [
  [
    /(?:^|-)gtag|google|analytics|matomo|plausible|umami|posthog|hotjar/i,
    'Name the script that it loads in "scripts".',
  ],
  [/^algolia$/, 'It names no "appId", so readers search the index of the site itself.'],
  [/plugin-sass$/, 'Style sheets in Sass are read without it, as long as "sass" is installed.'],
  [/svgr$/, 'SVG files are imported as components without it.'],
  [/css-cascade-layers$/, 'The styles of the theme are in layers without it, so that yours win.'],
  [/ideal-image$/, 'Pictures load when they come near without it.'],
  [/zoom$/i, 'Large pictures can be enlarged without it.'],
  [/plugin-llms/, 'A list of all notes for language models, "llms.txt", is written without it.'],
  [/live-?codeblock$/i, 'Blocks marked "live" show their code, and do not run it.'],
  [/content-(?:blog|pages) /, 'There is one blog, and one folder of pages.'],
  [/plugin-pwa$/, 'With "offline" readers can keep the site.'],
  [
    /^clientModules$/,
    'Style sheets go into "customCss", scripts into "scripts", components for every page into "slots".',
  ],
  [/^ssrTemplate$/, 'Tags of the head go into "headTags", components for every page into "slots".'],
  [/Component$/, 'Parts of the theme are replaced in "components".'],
  [/^(?:preprocessor|parseFrontMatter)$/, 'A plugin in "markdown.plugins" can change notes.'],
  [/^onUnusedMarkdownDirectives$/, 'Each of them is a warning.'],
  [/^createSitemapItems$/, 'Pages are left out by "ignorePatterns".'],
  [/^xslt$/, 'Browsers are giving it up, so feeds have no styles.'],
  [/^searchBarPosition$/, 'An item of the navbar with the type "search" says where the box is.'],
  [/^(?:createRedirects|fromExtensions|toExtensions)$/, 'List the addresses in "redirects".'],
]

/** Why a setting is left out, and what replaces it if anything does. */
export function adviseOn(name: string): string {
  const [, instead] = advice.find(([pattern]) => pattern.test(name)) ?? []
  return instead ?? 'There is nothing like it here.'
}
