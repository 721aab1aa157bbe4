/** Advice by the name of a setting or package. */
const advice: [name: RegExp, advice: string][] = [
  [
    /(?:^|-)gtag|google|analytics|matomo|plausible|umami|posthog|hotjar/i,
    'Name the script that it loads in "scripts".',
  ],
  [/^algolia$/, 'It names no "appId", so readers search the index of the site itself.'],
  [/plugin-sass$/, 'Style sheets in Sass are read without it, as long as "sass" is installed.'],
  [/plugin-pwa$/, 'With "offline" readers can keep the site.'],
  [/^clientModules$/, 'Scripts go into "scripts", components for every page into "slots".'],
  [/^(?:createRedirects|fromExtensions|toExtensions)$/, 'List the addresses in "redirects".'],
]

/** Why a setting is left out, and what replaces it if anything does. */
export function adviseOn(name: string): string {
  const [, instead] = advice.find(([pattern]) => pattern.test(name)) ?? []
  return ['There is nothing like it here.', instead].filter(Boolean).join(' ')
}
