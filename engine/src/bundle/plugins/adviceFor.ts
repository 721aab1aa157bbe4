const replaced =
  'Parts of the theme are not imported by name: name a file of the site for them in "components" or "slots" of the config, and import the originals from "sotay/theme".'
const ofPage =
  'What is known of a page, its version too, is the prop "page" of components that "components" and "slots" of the config name. In notes there is useDoc().'
const ofPlugins =
  'Plugins with data of their own do not run here. Import the data as JSON, or put it into "customFields" of the config and read it with useDocusaurusContext().'

const pictures =
  'Pictures load when they come near in any case: write ![text](./picture.png), or <img> with an imported picture.'
const liveCode = 'Code blocks are shown, not run. What is to run is a component of the site.'

/**
 * Advice for imports from other engines, by module, or by module and name: `@theme/Footer`,
 * `@docusaurus/router#useParams`.
 */
const advice: [imported: RegExp, instead: string][] = [
  [/^@docusaurus\/(?:useGlobalData|useRouteContext)/, ofPlugins],
  [/^@generated\//, ofPlugins],
  [/^@docusaurus\/(?:plugin-content-|theme-common\/internal)/, ofPage],
  [/^@theme\/IdealImage/, pictures],
  [/^@theme\/(?:Playground|ReactLiveScope)/, liveCode],
  [/#use(?:Doc|Blog|Sidebar|Active|Latest|AllDocs|Version)/, ofPage],
  [
    /^@theme(?:-\w+)?\/(?:Announcement|Back|Blog|ColorMode|Doc(?!CardList)|EditThis|Footer|Icon|LastUpdated|Layout\/|Logo|Navbar|NotFound|Pagin|Root|Search|Skip|TOC(?!I)|Tag)/,
    replaced,
  ],
]

/** Advice on an import that does not exist here; undefined if there is none. */
export function adviceFor(imported: string): string | undefined {
  return advice.find(([pattern]) => pattern.test(imported))?.[1]
}
