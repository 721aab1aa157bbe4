/**
 * What lies behind the problems of code, style sheets, commands, files and hosts: why each is one, then lines before
 * ("- ") and after ("+ ") its correction.
 */
export const codeExplanations = {
  'cannot-draw-previews': `Preview pictures are drawn by a program that is installed for one system. Packages that were copied from another system lack it.
- node_modules (copied from another computer)
+ npm ci`,
  'cannot-listen': `A server can listen only on an address of its own computer.
- sotay start --host example
+ sotay start --host localhost`,
  'cannot-write': `All files are written beside the output folder first, and put in its place when they are complete. So whoever looks finds the former site or the new one, never half of it.
- sotay build --out-dir /srv/site (which belongs to another user)
+ sotay build --out-dir build`,
  'computed-text': `The texts for translators are read from the code without running it.
- <Translate>{greeting}</Translate>
+ <Translate values={{ name }}>{'Hello, {name}'}</Translate>`,
  'config-exists': `"sotay adopt" writes a config, and would lose what is in this one.
- sotay.config.ts, docusaurus.config.js
+ sotay.config.old.ts, docusaurus.config.js`,
  'deploy-branch-needed': `The pages of a user or an organisation are published from a branch that GitHub lets one choose.
- organizationName: 'me', projectName: 'me.github.io'
+ organizationName: 'me', projectName: 'me.github.io', deploymentBranch: 'gh-pages'`,
  'deploy-example-url': `The address is written into feeds, the sitemap and previews, where programs read it.
- url: 'https://notes.example.com'
+ url: 'https://me.github.io', baseUrl: '/notes/'`,
  'deploy-failed': `Publishing is a push of git, which failed. What was published before is as it was.
- git push (without access)
+ git remote set-url origin git@github.com:me/notes.git`,
  'inline-script': `The content policy of each page lets scripts of the site's own files run, and none that stand in its text: those may have come from anywhere.
- <script>document.title = 'Plan'</script>
+ scripts: ['/title.js'] (in the config, with the file in static/)`,
  'plugin-failed': `Plugins for Markdown are code of the site; they are given the tree of each note.
- tree.children[0].value.trim()
+ tree.children[0]?.value?.trim()`,
  'plugin-warning': `The plugin has something to say about this note. It does so with file.message(…).
- Text with spaces at its end··
+ Text with spaces at its end`,
  'search-push-failed': `Records go into a new index, which takes the place of the former one only when all of them are there.
- SOTAY_SEARCH_KEY=key-that-may-only-search
+ SOTAY_SEARCH_KEY=key-that-may-write`,
  'part-does-not-fit': `"sotay merge" would make everything again, and the machines that made the part have worked for nothing.
- run: npx sotay@latest build --shard 3/8
+ run: npm ci && npx sotay build --shard 3/8`,
  'deploy-no-repository': `The site is published to a branch of its git repository.
- (no remote)
+ git remote add origin git@github.com:me/notes.git`,
  'deploy-same-branch': `Publishing replaces a branch as a whole, and would remove the notes from this one.
- deploymentBranch: 'main'
+ deploymentBranch: 'gh-pages'`,
  'deploy-trailing-slash': `GitHub Pages sends readers from "/a" to "/a/" if the page is a folder. With the setting, links lead to the right one at once.
- (no "trailingSlash")
+ trailingSlash: false`,
  'endless-code': `The site is built by one program, which waits for the code of the site to give way.
- while (!isReady) {}
+ await ready`,
  'folder-gone': `The folder in which the terminal is was removed, perhaps by a build, and made anew.
- sotay build
+ cd ~/notes && sotay build`,
  'folder-not-empty': `A new site is written only where nothing is, so that nothing is replaced.
- sotay new notes
+ sotay new my-notes`,
  'forgiven-css': `Browsers skip what they cannot read in a style sheet, up to the next rule. The site is built in the same way.
- a { color red }
+ a { color: red }`,
  'invalid-css': `Nothing of the style sheet could be read.
- a color: red; }
+ a { color: red; }`,
  'misspelt-token': `The theme reads its colours and sizes from custom properties, so one with another name changes nothing.
- :root { --papper: #fff }
+ :root { --paper: #fff }`,
  'shared-cache-failed': `A shared cache only saves time: each thing in it is found by what it was made from, and its list is signed, so a server that is lost or lies changes nothing. Without SOTAY_CACHE_TOKEN servers mostly answer 401 or 403.
- SOTAY_CACHE_TOKEN=
+ SOTAY_CACHE_TOKEN=the token of the server`,
  'leftover-folder': `Builds work in a folder beside the output, and remove it at their end.
- build.3f9a0c71d2e4.new
+ rm -r build.3f9a0c71d2e4.new`,
  'missing-export': `A module gives only what it exports, under the names that it exports.
- import { Legend } from './Chart'
+ import { Chart } from './Chart'`,
  'missing-package': `The code imports a package that is not in node_modules, or a file of the site without "./" or "@site/".
- import Chart from 'Chart'
+ import Chart from './Chart'`,
  'module-failed': `The file is code that is run when the site is read. It has a mistake, or what it does failed.
- title: 'My notes' url: 'https://notes.example.com'
+ title: 'My notes', url: 'https://notes.example.com'`,
  'never-settled': `Code of the site began something that never ends, such as a request without an answer.
- export default new Promise(() => {})
+ export default defineConfig({ … })`,
  'no-default-export': `The page is the component that its file exports by default.
- export function About() { … }
+ export default function About() { … }`,
  'no-font-tool': `Fonts are cut down to the letters of the site by a package with programs of 1 MB, which sites without fonts of their own do not need.
- npm install sotay
+ npm install sotay subset-font`,
  'no-picture-tool': `Pictures are resized by a package with programs of 20 MB, which most sites do not need.
- npm install sotay
+ npm install sotay sharp`,
  'nothing-to-adopt': `"sotay adopt" reads the config of a Docusaurus site, the settings of a vault of Obsidian, or the names of the notes in a folder.
- sotay adopt docs
+ sotay adopt .`,
  'nothing-to-serve': `"sotay serve" shows what a build has made.
- sotay serve
+ sotay serve --build`,
  'nothing-to-verify': `What is published is read file by file, and compared with a build of the sources. So it must be there: at the address of the home page, or in a folder that a build wrote.
- sotay verify notes.example.com
+ sotay verify https://notes.example.com/`,
  'out-of-memory': `Node takes a share of the memory; large sites need more of it.
- sotay build
+ NODE_OPTIONS=--max-old-space-size=4096 sotay build`,
  'override-failed': `The component was called while the site was built, in Node, where there is no window and no document.
- <p>{window.location.href}</p>
+ useEffect(() => setHref(window.location.href), [])`,
  'override-without-component': `The part of the page is the component that the file exports by default.
- export const Sidebar = () => …
+ export default function Sidebar(props) { … }`,
  'page-module-broken': `The page could not be put together: a file of it has a mistake, imports what is not there, or imports a package that needs a browser at once, which "Islands" in the documentation shows how to load.
- return <p>text
+ return <p>text</p>`,
  'page-module-failed': `Pages are rendered while the site is built, in Node, where there is no window and no document. What needs them belongs in an effect, an event handler or <BrowserOnly>.
- <p>{window.innerWidth}</p>
+ <BrowserOnly>{() => <p>{window.innerWidth}</p>}</BrowserOnly>`,
  'missing-plugin': `A path in "plugins" leads to a file, also without its ending, or to a folder whose "index.js" or "index.ts" is the plugin.
- plugins: ['./plugin/team']
+ plugins: ['./plugins/team']`,
  'port-busy': `Each port of a computer belongs to one program at a time. Sotay tries the next twenty by itself.
- sotay start --port 3000
+ sotay start --port 0`,
  'setting-failed': `Some settings take a function: "editUrl", "numberPrefixParser", the hooks for broken links, plugins for Markdown. The function was called and threw; the rest of the config was fine.
- editUrl: ({ path }) => path.join('/')
+ editUrl: ({ docPath }) => \`https://example.com/\${docPath}\``,
  'site-plugin-failed': `Plugins with a lifecycle are code of the site or of a package: they are called with the options of the config, load content, and may add pages. The step that is named threw. What a plugin asks of Docusaurus beyond its documented interface may be missing here.
- plugins: ['./plugins/team']
+ plugins: [['./plugins/team', { file: 'data/team.json' }]]`,
  'commands-left-out': `Plugins of Docusaurus may add commands to its command line. Building needs none of them; what they write is read as any other file.
- docusaurus gen-api-docs all
+ "scripts": { "gen": "docusaurus gen-api-docs all" }`,
  'webpack-left-out': `Plugins may change how webpack bundles the code of a site. Here Vite does: aliases of "configureWebpack" and its rules for texts are taken over, and most of what loaders are for (Sass, SVG, YAML, raw text) works without them.
- configureWebpack: () => ({ module: { rules: [{ test: /\\.scss$/, use: 'sass-loader' }] } }),
+ // nothing: .scss is read as long as "sass" is installed`,
  'sass-says': `A style sheet in Sass can tell those who build it something: "@warn" is for what they should change, "@debug" for values on the way. The style sheet is used as it is.
- @warn 'Use $brand instead.';
+ // nothing, once what it asks for is done`,
  'slow-pattern': `A group that repeats what repeats can match the same text in very many ways, and all are tried where none fits. The setting is left out of the build.
- activeBaseRegex: '^/(api/?)+$'
+ activeBaseRegex: '^/api(/api)*/?$'`,
  'stray-error': `A timer, an event or a promise that nothing awaits failed, so no page could be named.
- setTimeout(() => fetch('/data.json'))
+ useEffect(() => void fetch('/data.json'), [])`,
  'style-file-not-found': `A style sheet names fonts and pictures by their path from its own folder.
- src: url('./fonts/serif.wof2')
+ src: url('./fonts/serif.woff2')`,
  'hydration-mismatch': `The build renders a component once, and its first state in the browser must be the same. React throws the page's state away where it is not, and the reader sees it jump.
- const [time] = useState(new Date().toLocaleTimeString())
+ const [time, setTime] = useState('')
+ useEffect(() => setTime(new Date().toLocaleTimeString()), [])`,
  'island-failed': `"sotay check --hydrate" starts each component as a reader's browser does, and says what it throws.
- useEffect(() => draw(props.rows.length), [])
+ useEffect(() => draw(props.rows?.length ?? 0), [])`,
  'error-in-console': `"sotay check --hydrate" reads the console, where React names mistakes that it survives, such as a component that sets its state without end.
- useEffect(() => setCount(count + 1))
+ useEffect(() => setCount(1), [])`,
  'blocked-by-policy': `Pages run scripts of the site and of hosts that the config names, and no others. "sotay check --hydrate" names what the browser refused.
- contentPolicy: { strict: true },
+ contentPolicy: { strict: true, hosts: ['https://giscus.app'] },`,
  'refused-host': `"sotay check" looks for code of the site that makes a "script" element, and for the addresses in it. A page that shows it would do without that script, and a browser would say so in its console only.
- contentPolicy: {},
+ contentPolicy: { hosts: ['https://giscus.app'] },`,
  'endless-page': `A loop in a component stops the whole page.
- while (!isReady) check()
+ const timer = setInterval(check, 100)`,
  'no-browser': `"sotay check --hydrate" uses a browser of the Chromium family that is installed already.
- sotay check --hydrate
+ CHROME_PATH=/opt/chrome/chrome sotay check --hydrate`,
  'unknown-code': `Each kind of problem has a code, which is printed with it.
- sotay explain broken-lnk
+ sotay explain broken-link`,
  'unknown-command': `"sotay --help" lists the commands.
- sotay biuld
+ sotay build`,
  'unknown-docs': `A site with several sets of docs calls each by its id.
- sotay docs:version:apis 1.0
+ sotay docs:version:api 1.0`,
  'unknown-hydrate': `A React page, and the module of a component, may say when its code starts in the browser.
- export const hydrate = 'soon'
+ export const hydrate = 'visible'`,
  'unknown-theme-export': `Sotay has those exports of Docusaurus that sites use most.
- import { useColorMod } from '@docusaurus/theme-common'
+ import { useColorMode } from '@docusaurus/theme-common'`,
  'unknown-theme-import': `Sotay has those modules of Docusaurus that sites use most. Parts of the page are replaced by settings.
- import Tabs from '@theme/Tab'
+ import Tabs from '@theme/Tabs'`,
  'unsafe-output-folder': `A build replaces its output folder as a whole. So it refuses a folder that holds the site, that the site is made from, or that holds files no build made.
- sotay build --out-dir docs
+ sotay build --out-dir build`,
  'unusable-file': `The system refused the file: it may belong to another user, be open elsewhere, or be on a disk that is gone.
- -rw------- root docs/a.md
+ chmod a+r docs/a.md`,
  'unreadable-picture': `Sizes are made of what the file holds. A file that was cut off while it was copied, or has the ending of another format, cannot be read.
- ![Keys](./keys.jpg) (half of the file)
+ ![Keys](./keys.jpg) (the whole file)`,
  'unusable-font': `A path that begins with ./ is looked up from the site folder, any other one in the installed packages.
- fonts: { text: { family: 'Inter', files: 'static/inter.woff2' } }
+ fonts: { text: { family: 'Inter', files: './static/inter.woff2' } }`,
  'version-exists': `A version is a copy of the docs that does not change any more.
- sotay docs:version 1.0
+ sotay docs:version 1.1`,
  'wrong-export': `The file is asked for its default export.
- const config = { … }
+ export default defineConfig({ … })`,
  'wrong-usage': `Each command has flags of its own, which "--help" lists.
- sotay serve --prot 4000
+ sotay serve --port 4000`,
  'cannot-move': `A move changes every file that names the note, or none. It is refused where one of them cannot be changed, or where the site would be broken afterwards.
- sotay mv docs/a.md docs/b.md
+ sotay mv docs/a.md docs/guides/a.md`,
  'theme-part-failed': `The file was called while the site was built, in Node, where there is no window and no document, with what the part is given in Docusaurus.
- <p>{window.location.href}</p>
+ useEffect(() => setHref(window.location.href), [])`,
  'theme-part-left-out': `A file in src/theme takes the place of the part of the theme that it is named after. Some parts have no place here, and some need what only Docusaurus has.
- import { useHideableNavbar } from '@docusaurus/theme-common/internal'
+ import Navbar from '@theme-original/Navbar'`,
}
