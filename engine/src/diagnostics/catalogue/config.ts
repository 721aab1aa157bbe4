import { asSentence, listWords } from '../../std/text.ts'
import { choices, type Entry, type ExamplesOf, quoted, suggest, syntaxHint, thrownHint } from './entry.ts'
import { scriptReason } from './parserReasons.ts'

/** Problems of the config file and of the modules it names. */
export const configProblems = {
  'missing-site-folder': (folder: string, isFile: boolean) => ({
    title: 'Site folder that does not exist',
    message: isFile ? `"${folder}" is a file, not the folder of a site.` : `There is no folder "${folder}".`,
    hint: 'Give the folder that holds the config file, or run the command inside it.',
  }),
  'missing-folder': (folder: string, setting: string) => ({
    title: 'Folder of a setting that does not exist',
    message: `There is no folder "${folder}", which "${setting}" names, so nothing is taken from it.`,
    hint: 'Correct the path, which counts from the folder of the site, or leave the setting out.',
    level: 'warning' as const,
  }),
  'missing-config': (
    folder: string,
    names: string[],
    foreign?: string,
    above?: string,
    misnamed?: string,
  ) => ({
    title: 'Site without a config file',
    message: `The folder "${folder}" holds no ${names.length > 1 ? `config file, such as "${names[0]}"` : `file "${names[0]}"`}.`,
    hint: misnamed
      ? `"${misnamed}" is not read: rename it to "${names[0]}", and let it begin with "export default".`
      : foreign
        ? `There is a "${foreign}": "sotay adopt" writes a config from it.`
        : above
          ? `It is in the site "${above}": run the command there.`
          : names.length > 1
            ? 'Give the folder of a site, or begin one with "sotay new DIR". For a folder of notes, "sotay adopt" writes a config.'
            : 'The name given with --config counts from the site folder.',
  }),
  'nothing-to-adopt': (folder: string, names: string[]) => ({
    title: 'No config to take over',
    message: `The folder "${folder}" holds no ${listWords([...names, '.obsidian'], 'or')}, and no note.`,
    hint: 'Give the folder of a Docusaurus site, of a vault of Obsidian, or of notes in Markdown. To begin a site without one: "sotay new DIR".',
  }),
  'config-exists': (own: string, foreign?: string) => ({
    title: 'Config that would be overwritten',
    message: `There is a "${own}" already${foreign ? `; "${foreign}" was not taken over` : ''}.`,
    hint: `Remove or rename "${own}" to have it written anew.`,
  }),
  'never-settled': (waiting: 'command' | 'lazy') => ({
    title: 'Code that never answers',
    ...(waiting === 'lazy'
      ? {
          message:
            'A component that "lazy" loads did not come: what loads it never settles. Pages are made without it.',
          hint: 'Look for a promise that nothing resolves, in the function that "lazy" is given or in the module that it imports.',
          level: 'warning' as const,
        }
      : {
          message: 'The command ended early: it waited for a promise that nothing settles any more.',
          hint: 'Look for it in the config, in a plugin or in a module of the site: an await, or a function that returns it.',
        }),
  }),
  'endless-code': (seconds: number) => ({
    title: 'Code that never ends',
    message: `Code of this file has been running for ${seconds} seconds without a pause, so the command was ended.`,
    hint: 'Look for a loop that never ends. If the code only takes long, give it more seconds: SOTAY_PATIENCE=300.',
  }),
  'module-failed': (reason: string) => ({
    title: 'File whose code fails',
    message: `The file cannot be used: ${asSentence(scriptReason(reason))}`,
    hint: syntaxHint(reason) ?? thrownHint(reason) ?? 'Correct the code at this place.',
  }),
  'missing-package': (name: string, mistyped = 'import') => ({
    title: 'Import of a package that is not installed',
    message:
      name === 'sotay'
        ? 'The package "sotay" offers nothing under this path.'
        : `The package "${name}" is not installed.`,
    ...installing(name, mistyped),
  }),
  'wrong-export': (found: string | undefined, expected: string) => ({
    title: 'File that does not export what is needed',
    message: found === undefined ? 'The file has no default export.' : `The default export is ${found}.`,
    hint: `Write "export default", followed by ${expected}.`,
  }),
  'unknown-setting': (setting: string, hint?: string) => ({
    title: 'Setting that does not exist',
    message: `There is no setting ${setting}.`,
    hint,
  }),
  'missing-setting': (setting: string, expected: string) => ({
    title: 'Setting that is required',
    message: `${setting} is missing. It ${expected}.`,
  }),
  'invalid-setting': (wrong: { setting: string; value: string; expected: string; hint?: string }) => ({
    title: 'Setting with a wrong value',
    message: `${wrong.setting} is ${wrong.value}. It ${wrong.expected}.`,
    hint: wrong.hint,
  }),
  'setting-failed': (setting: string, reason: string) => ({
    title: 'Function in the settings that fails',
    message: `The function ${setting} failed: ${asSentence(reason)}`,
    hint: 'Correct the function; the reference of the settings says what it is given.',
  }),
  'missing-plugin': (path: string) => ({
    title: 'Plugin that does not exist',
    message: `"plugins" names "${path}", but there is no such file, and no folder with an "index.js" or "index.ts".`,
    hint: 'The path counts from the site folder.',
  }),
  'site-plugin-failed': (plugin: string, step: string, reason: string) => ({
    title: 'Plugin of the site that fails',
    message: `The plugin "${plugin}" fails in ${step}: ${asSentence(reason)}`,
    hint: 'Correct the plugin or its options, or remove it from "plugins".',
  }),
  'commands-left-out': (plugin: string) => ({
    level: 'info',
    title: 'Commands of a plugin',
    message: `The plugin "${plugin}" has commands of its own ("extendCli"), which "sotay" does not have.`,
    hint: 'If you need them, call the package that they are from in a script of package.json.',
  }),
  'webpack-left-out': (plugin: string, parts: string[]) => ({
    level: 'warning',
    title: 'Part of a plugin that is left out',
    message: `The plugin "${plugin}" changes ${parts.map((part) => `"${part}"`).join(', ')} of webpack, which is not used here.`,
    hint: 'Aliases and rules for texts are taken over. Look at the pages that use it: if they are as they should be, there is nothing to do.',
  }),
  'slow-pattern': (setting: string, pattern: string) => ({
    title: 'Pattern that takes too long',
    message: `"${setting}" is ${pattern}, which looks at one text for more than 5 seconds.`,
    hint: 'Write it without a repetition inside of a repetition: "^(a+)+$" is "^a+$".',
  }),
  'invalid-translations': (reason: string) => ({
    title: 'File of translations that cannot be used',
    message: `The translations cannot be read: ${asSentence(reason)}`,
    hint: 'Write each text as "id": { "message": "…" }; "sotay write-translations" makes the file anew.',
  }),
  'invalid-versions-file': () => ({
    title: 'Versions file without a list',
    message: 'The versions file must hold a list of names.',
    hint: 'Write, for example, ["2.0", "1.0"], the newest first.',
  }),
  'invalid-version-name': (name: string, reason: string) => ({
    title: 'Name that no version can have',
    message: `"${name}" cannot be the name of a version: ${reason}.`,
    hint: 'Give it a short name without slashes, such as "1.0".',
  }),
  'versioning-without-versions': (id: string) => ({
    title: 'Versioning switched off without a version',
    message: `The docs "${id}" set "disableVersioning", but they have no versions.`,
    hint: 'Remove "disableVersioning", or make a version with "sotay docs:version".',
  }),
  'empty-only-include-versions': (id: string) => ({
    title: 'Choice of no version',
    message: `"onlyIncludeVersions" of the docs "${id}" is an empty list.`,
    hint: 'Name the versions to build, or remove the setting to build all.',
  }),
  'unknown-version': (setting: string, name: string, names: string[]) => ({
    title: 'Version that does not exist',
    message: `"${setting}" names the version "${name}", which does not exist. ${choices('versions', name, names)}`,
    hint: suggest(name, names) ?? 'Correct the name, or add the version to the versions file.',
  }),
  'last-version-left-out': (name: string, names: string[]) => ({
    title: 'Last version that is not built',
    message: `"lastVersion" is "${name}", but the versions that are built are: ${names.join(', ') || 'none'}.`,
    hint: 'Add it to "onlyIncludeVersions", or name another one.',
  }),
  'no-versions': (id: string) => ({
    title: 'Docs without a version',
    message: `No version of the docs "${id}" is left: "includeCurrentVersion", "onlyIncludeVersions" and "disableVersioning" exclude all.`,
    hint: 'Change one of these settings, or make a version with "sotay docs:version".',
  }),
  'unknown-docs': (id: string, ids: string[]) => ({
    title: 'Docs that the site does not have',
    message: `There are no docs with the id "${id}". ${choices('ids', id, ids)}`,
    hint: 'Name one of them, as in "sotay docs:version:api 1.0".',
  }),
  'version-exists': (name: string) => ({
    title: 'Version that exists already',
    message: `There is a version "${name}" already.`,
    hint: 'Choose another name, or remove the version from the versions file and its folder.',
  }),
  'unknown-translations': (ids: string[]) => ({
    title: 'Translations of texts that do not exist',
    message: `Nothing is called ${quoted(ids, 'or')} any more.`,
    hint: 'Remove these translations, or give them the id of the text as it is now.',
    level: 'warning' as const,
  }),
  'unknown-locale': (locale: string, locales: string[]) => ({
    title: 'Locale that the site does not have',
    message: `There is no locale "${locale}". ${choices('locales', locale, locales)}`,
    hint: 'Name one of them, or add it to "i18n.locales".',
  }),
  'missing-sidebars-file': (file: string) => ({
    title: 'Sidebars file that does not exist',
    message: `"docs.sidebarPath" names ${file}, but there is no such file.`,
    hint: 'Create it, set "docs.sidebarPath" to false for no sidebars, or leave it out for one made from the folders.',
  }),
} satisfies Record<string, (...facts: never[]) => Entry>

/** What npm takes for the name of a package: no alias of a bundler, as "~/x", "#x" and "@/x" are. */
const packageName = /^(?:@[a-z\d-][\w.-]*\/)?[a-z\d-][\w.-]*$/i

function installing(name: string, mistyped: string): { hint: string; install?: string } {
  if (name === 'sotay')
    return { hint: 'It offers "sotay", "sotay/theme", "sotay/client" and "sotay/testing".' }
  const known = suggest(name, ['sotay'])
  if (known) return { hint: known }
  if (packageName.test(name))
    return { hint: `Run "npm install ${name}", or correct the ${mistyped}.`, install: name }
  return {
    hint: 'It is no name of a package: write "@site/…" for a path from the site folder, "./…" for one from the file.',
  }
}

/** Example facts for problems of the config file and of the modules it names. */
export const configExamples: ExamplesOf<typeof configProblems> = {
  'missing-folder': [['assets', 'staticDirectories[1]']],
  'missing-site-folder': [
    ['/home/an/note', false],
    ['/home/an/notes.md', true],
  ],
  'missing-config': [
    ['/home/an/notes', ['sotay.config.ts', 'sotay.config.js']],
    ['/home/an/notes', ['other.config.ts']],
    ['/home/an/notes', ['sotay.config.ts', 'sotay.config.js'], 'docusaurus.config.ts'],
    ['/home/an/notes/docs', ['sotay.config.ts', 'sotay.config.js'], undefined, '/home/an/notes'],
    ['/home/an/notes', ['sotay.config.ts', 'sotay.config.js'], undefined, undefined, 'sotay.config.json'],
  ],
  'nothing-to-adopt': [['/home/an/notes', ['docusaurus.config.ts', 'docusaurus.config.js']]],
  'config-exists': [['sotay.config.ts', 'docusaurus.config.js']],
  'never-settled': [['command'], ['lazy']],
  'endless-code': [[60]],
  'module-failed': [
    ['Expected `,` or `}` but found `Identifier`'],
    ['title is not defined'],
    ["ENOENT: no such file or directory, scandir 'docs/api'"],
  ],
  'missing-package': [['left-pad'], ['~'], ['sotya'], ['sotay'], ['@fontsource/inter', 'name of the file']],
  'wrong-export': [
    [undefined, 'defineConfig({ … })'],
    ["'notes'", 'defineConfig({ … })'],
    [undefined, 'an object with the settings'],
  ],
  'unknown-setting': [['"tittle"', 'Did you mean "title"?']],
  'missing-setting': [['"url"', 'must be a string']],
  'invalid-setting': [
    [
      {
        setting: '"onBrokenLinks"',
        value: "'thow'",
        expected: "must be 'ignore', 'log', 'warn' or 'throw'",
        hint: "Did you mean 'throw'?",
      },
    ],
  ],
  'setting-failed': [['"docs.editUrl"', 'path is not defined']],
  'missing-plugin': [['./plugins/teams']],
  'site-plugin-failed': [['./plugins/team', 'loadContent', 'Cannot read team.json']],
  'commands-left-out': [['docusaurus-plugin-openapi-docs']],
  'webpack-left-out': [['docusaurus-lunr', ['module', 'resolve.fallback']]],
  'slow-pattern': [['navbar.items[0].activeBaseRegex', '/^\\/(a+)+$/i']],
  'invalid-translations': [['"theme.toc" has no "message"']],
  'invalid-versions-file': [[]],
  'invalid-version-name': [['1/0', 'it holds a slash']],
  'versioning-without-versions': [['default']],
  'empty-only-include-versions': [['default']],
  'unknown-version': [
    ['docs.lastVersion', '1.1', ['2.0', '1.0']],
    ['docs.lastVersion', 'newest', []],
  ],
  'last-version-left-out': [['1.0', ['2.0']]],
  'no-versions': [['default']],
  'unknown-docs': [['apis', ['default', 'api']]],
  'version-exists': [['1.0']],
  'unknown-translations': [[['theme.old']]],
  'unknown-locale': [['fr', ['en', 'vi']]],
  'missing-sidebars-file': [['sidebars.ts']],
}
