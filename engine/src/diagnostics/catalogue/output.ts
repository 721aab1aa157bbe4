import { asSentence } from '../../std/text.ts'
import { didYouMean, type Entry, type ExamplesOf, moduleHint, thrownHint, undefinedHint } from './entry.ts'
import { cssReason, scriptReason, thrownReason } from './parserReasons.ts'

const ways = {
  out: {
    which: 'outside the site, its repository and the folders that its settings name',
    hint: 'Put what it leads to here, or name its folder in the settings: for notes in "docs.path", else in "staticDirectories".',
  },
  back: { which: 'a folder that the link itself is in', hint: 'Link to what is needed from that folder.' },
  on: {
    which: 'a folder, and is itself behind a link to a folder',
    hint: 'Link to that folder from the static folder itself.',
  },
}

/** Problems of writing, serving and the command line. */
export const outputProblems = {
  'unsafe-output-folder': (outDir: string, reason?: string) => ({
    title: 'Output folder that holds something else',
    message: `The build would replace "${outDir}", but ${reason ?? 'it holds what Sotay did not make'}.`,
    hint: reason
      ? 'Name a folder of its own with --out-dir.'
      : 'Move that folder away, or remove it if it only holds what another program has built. Or name another with --out-dir.',
  }),
  'cannot-write': (path: string, reason: string) => ({
    title: 'File that cannot be written',
    message: `Writing ${path} failed: ${reason}.`,
    hint: 'The previous build is unchanged. Check permissions and free space.',
  }),
  'out-of-memory': () => ({
    title: 'Not enough memory',
    message: 'There is not enough memory for this site.',
    hint: 'End other programs, or give Node more: NODE_OPTIONS=--max-old-space-size=4096.',
  }),
  'folder-gone': () => ({
    title: 'Folder that no longer exists',
    message: 'The folder in which the command runs no longer exists.',
    hint: 'Go to a folder that exists, and run the command again.',
  }),
  'leftover-folder': (path: string, reason: string) => ({
    title: 'Temporary folder that cannot be removed',
    message: `The folder ${path} was left over by a build and cannot be removed: ${reason}.`,
    hint: 'The site itself is complete. Remove the folder as the user who owns it.',
    level: 'warning' as const,
  }),
  'shared-cache-failed': (url: string, reason: string) => ({
    title: 'Shared cache that cannot be used',
    message: `The shared cache at ${url} cannot be used: ${asSentence(reason)}`,
    hint: 'The build is complete, and the same as with it. Look at "sharedCache" in the config, and at the server.',
    level: 'warning' as const,
  }),
  'file-over-folder': (file: string, other: string, path: string) => ({
    title: 'File where a folder must be',
    message: `${file} would be written to "${path}", but ${other} needs a folder of that name.`,
    hint: 'Rename one of them. For a page, set another "slug" in its front matter.',
  }),
  'name-too-long': (source: string, name: string, most: number) => ({
    title: 'Name that is too long for a file',
    message: `${source} would be written under a name of more than ${most} bytes: "${name}".`,
    hint: 'Give it a shorter name; for a page, a shorter "slug" in its front matter.',
  }),
  'unusable-file': (path: string, reason: string) => ({
    title: 'File that the system does not give',
    message: `${path} cannot be used: ${reason}.`,
    hint: 'Look at what it is and who may read and write it.',
  }),
  'link-leads-out': (target: string, way: keyof typeof ways = 'out') => ({
    title: 'Link on disk that leads out of the site, or has no end',
    message: `This link leads to "${target}", ${ways[way].which}, so it is not published.`,
    hint: ways[way].hint,
    level: 'warning' as const,
  }),
  'port-busy': (port: number, last: number, host: string) => ({
    title: 'Ports in use',
    message: `Other programs are listening on port ${port} of ${host} and on all ports after it up to ${last}.`,
    hint: 'End one of them, or choose another port with --port; --port 0 takes any that is free.',
  }),
  'cannot-listen': (address: string, reason: string) => ({
    title: 'Server that cannot start',
    message: `Listening on ${address} failed: ${reason}.`,
    hint: 'Choose another --host or --port.',
  }),
  'nothing-to-serve': (folder: string) => ({
    title: 'No build to serve',
    message: `There is no built site in "${folder}".`,
    hint: 'Run "sotay build" first, or "sotay serve --build".',
  }),
  'unknown-command': (command: string, nearest: string | undefined, commands: string[]) => ({
    title: 'Unknown command',
    message: `There is no command "${command}".`,
    hint: nearest ? `Did you mean "sotay ${nearest}"?` : `The commands: ${commands.join(', ')}.`,
  }),
  'wrong-usage': (reason: string, command: string, nearest?: string) => ({
    title: 'Command line that cannot be understood',
    message: reason,
    hint: didYouMean(nearest) ?? `"sotay ${command} --help" lists what can be given.`,
  }),
  'cannot-move': (reason: string, hint = 'Nothing was changed.') => ({
    title: 'Move that cannot be made',
    message: reason,
    hint,
  }),
  'unknown-code': (code: string, nearest?: string) => ({
    title: 'Code that no problem has',
    message: `No problem has the code "${code}".`,
    hint: didYouMean(nearest) ?? '"sotay explain" without a code lists them all.',
  }),
  'cannot-draw-previews': (reason: string) => ({
    title: 'Preview pictures that cannot be drawn',
    message: `"previewImages" is on, but what draws the pictures cannot be started here: ${asSentence(reason)}`,
    hint: 'Install the packages of the site anew on this system, or switch "previewImages" off.',
  }),
  'no-font-tool': () => ({
    title: 'Fonts without the package that cuts them down',
    message: '"fonts" needs the package "subset-font", which is not installed.',
    hint: 'Run "npm install subset-font".',
    install: 'subset-font',
  }),
  'unusable-font': (file: string, reason: string) => ({
    title: 'Font that cannot be used',
    message: `The font "${file}" cannot be used: ${asSentence(reason)}`,
    hint: 'Name a file of a font: "./fonts/name.woff2" from the site folder, or one of an installed package.',
  }),
  'no-picture-tool': () => ({
    title: 'Pictures without the package that resizes them',
    message: '"images.resize" needs the package "sharp", which is not installed.',
    hint: 'Run "npm install sharp".',
    install: 'sharp',
  }),
  'unreadable-picture': (file: string, reason: string) => ({
    title: 'Picture that cannot be resized',
    message: `The picture ${file} cannot be read, so it is published as it is: ${asSentence(reason)}`,
    hint: 'Open it in an image editor and save it again.',
    level: 'warning' as const,
  }),
  'page-module-failed': (route: string, reason: string) => ({
    title: 'React page that cannot be rendered',
    message: `The page at ${route} threw while it was rendered: ${asSentence(thrownReason(reason))}`,
    hint: undefinedHint(reason) ?? thrownHint(reason),
  }),
  'stray-error': (reason: string) => ({
    title: 'Code that fails where nothing waits for it',
    message: `Code of this file failed in a timer, an event or a promise that nothing awaits: ${asSentence(reason)}`,
    hint: 'Code of a module also runs while the site is built. Put what is meant for browsers into an effect or an event handler, and catch its errors.',
  }),
  'page-module-broken': (reason: string, line?: [before: string, after: string], loaded?: string) => ({
    title: 'React page that cannot be bundled',
    message: `${asSentence(scriptReason(reason, line))}${loaded === undefined ? '' : ` The file is loaded for ${loaded}.`}`,
    hint: moduleHint(reason),
  }),
  'unknown-hydrate': (value: string, route?: string) => ({
    title: 'Unknown time for a component to start',
    message: `${route === undefined ? 'This module' : `The page at ${route}`} exports hydrate = '${value}', which means nothing.`,
    hint: "Export hydrate = 'touched' to wait for the reader, 'visible' to start when it is seen, or 'load' to start with the page.",
  }),
  'no-default-export': (route: string) => ({
    title: 'Page without a component',
    message: `The page at ${route} has no default export.`,
    hint: 'Export the component that renders the page: export default function Page() { … }',
  }),
  'missing-custom-css': (path: string) => ({
    title: 'Style sheet that does not exist',
    message: `"customCss" names "${path}", but there is no such file.`,
    hint: 'The path counts from the site folder.',
  }),
  'invalid-css': (reason: string) => ({
    title: 'Style sheet with a mistake',
    message: `The style sheet cannot be read: ${cssReason(reason)}.`,
    hint: 'Correct the line that is named.',
  }),
  'sass-says': (rule: string, message: string) => ({
    level: rule === '@debug' ? ('info' as const) : ('warning' as const),
    title: 'Message of a style sheet',
    message: `"${rule}" says: ${asSentence(message)}`,
  }),
  'forgiven-css': (
    kind: 'semicolon' | 'closing' | 'open' | 'import' | 'comment' | 'part' | 'joined' | 'unknown',
    reason?: string,
    nearest?: string,
  ) => ({
    level: 'warning' as const,
    title: 'Style sheet with a slip',
    message: {
      semicolon: 'This semicolon ends nothing. It was taken out.',
      closing: 'This "}" closes nothing. It was taken out.',
      open: 'This block is not closed. It was closed at the end of the file.',
      import: 'This "@import" follows other rules. It was moved to the top.',
      comment: 'CSS has no comments that begin with "//". This line was taken out.',
      joined: `"${reason}" is part of the value of the property above it, which no semicolon ends.`,
      part: `A part of the style sheet was left out, as browsers do: ${cssReason(reason ?? '')}.`,
      unknown: `Browsers know no property "${reason}", so they pass over it.`,
    }[kind],
    hint: {
      semicolon: 'Remove it: browsers skip the rule behind it.',
      closing: 'Remove it: browsers skip the rule behind it.',
      open: 'Write "}" where it ends. All that follows counts as part of it.',
      import: 'Put it before all other rules: behind them, browsers skip it.',
      comment: 'Write /* … */ around it: browsers skip the rule behind it.',
      joined: 'Write ";" behind that value.',
      part: 'Correct the rule or declaration at this place, or remove it.',
      unknown: didYouMean(nearest),
    }[kind],
  }),
  'misspelt-token': (name: string, nearest: string) => ({
    level: 'warning' as const,
    title: 'Custom property that nearly has the name of one of the theme',
    message: `Nothing uses the custom property "${name}".`,
    hint: `${didYouMean(nearest)} The documents list all of them on the page "Custom properties".`,
  }),
} satisfies Record<string, (...facts: never[]) => Entry>

/** Example facts for problems of writing, serving and the command line. */
export const outputExamples: ExamplesOf<typeof outputProblems> = {
  'unsafe-output-folder': [['docs', 'the site is made from "docs"'], ['build']],
  'out-of-memory': [[]],
  'folder-gone': [[]],
  'leftover-folder': [['build.3f9a0c71d2e4.new', 'no permission']],
  'shared-cache-failed': [['https://cache.example.com', 'it answered 403 when asked for a part']],
  'file-over-folder': [['static/guide', 'docs/guide/tls.md', 'guide']],
  'name-too-long': [['docs/tls.md', 'transport-layer-security-in-all-of-it…', 255]],
  'cannot-write': [['build', 'the disk is full']],
  'unusable-file': [['docs/a.md', 'no permission']],
  'link-leads-out': [
    ['/home/me/plan.pdf', 'out'],
    ['/home/me/notes', 'back'],
    ['/home/me/notes/img', 'on'],
  ],
  'port-busy': [[3000, 3020, 'localhost']],
  'cannot-listen': [['example:3000', 'no such host']],
  'nothing-to-serve': [['notes/build']],
  'cannot-draw-previews': [['Cannot find native binding']],
  'no-font-tool': [[]],
  'unusable-font': [['./fonts/Inter.woff2', 'it does not exist']],
  'no-picture-tool': [[]],
  'unreadable-picture': [['docs/img/keys.jpg', 'Input file contains unsupported image format']],
  'unknown-command': [
    ['biuld', 'build', ['start', 'build']],
    ['fly', undefined, ['start', 'build']],
  ],
  'wrong-usage': [
    ['There is no flag "--prot".', 'serve', '--port'],
    ['"abc" is no port: it must be a whole number up to 65535.', 'serve'],
  ],
  'cannot-move': [
    ['There is a file "docs/b.md" already.'],
    [
      'The config works out its redirects by code, so none can be added.',
      'Write them as a list, or give --no-redirect.',
    ],
  ],
  'unknown-code': [['broken-lnk', 'broken-link'], ['what']],
  'page-module-failed': [
    ['/about', 'window is not defined'],
    ['/about', 'useState is not defined'],
    ['/about', 'rows is not defined'],
    ['/about', 'data is not iterable'],
  ],
  'stray-error': [['fetch failed']],
  'page-module-broken': [
    ['Expected "}"'],
    ['window is not defined', undefined, 'docs/office.mdx'],
    ['Too early'],
    ['Unexpected token', ['<p>1 < ', '2</p>']],
  ],
  'unknown-hydrate': [['soon', '/about'], ['soon']],
  'no-default-export': [['/about']],
  'missing-custom-css': [['src/site.css']],
  'invalid-css': [['Unexpected token CurlyBracketBlock']],
  'sass-says': [
    ['@warn', 'Use $brand instead.'],
    ['@debug', '12px'],
  ],
  'misspelt-token': [['--papper', '--paper']],
  'forgiven-css': [
    ['semicolon'],
    ['closing'],
    ['open'],
    ['import'],
    ['comment'],
    ['joined', '--link'],
    ['part', 'Invalid empty selector'],
    ['unknown', 'colr', 'color'],
  ],
}
