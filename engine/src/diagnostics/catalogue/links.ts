import { listWords } from '../../std/text.ts'
import { nearestMatch } from '../nearestMatch.ts'
import { didYouMean, type Entry, type ExamplesOf } from './entry.ts'

/** A suggestion for a broken link; `hasMoved` if git shows that its target was renamed to this address. */
export interface Nearest {
  url: string
  hasMoved: boolean
}

const suggestTarget = (nearest?: Nearest) =>
  nearest?.hasMoved ? `It has moved: write "${nearest.url}".` : didYouMean(nearest?.url)

/** Where a file belongs that is no page. */
function otherFile(target: string, isSetting = false): string {
  const name = target.replace(/^.*\//, '')
  const inStatic = `put it into a static folder, whose "files/${name}" has the address "/files/${name}"`
  const where = isSetting
    ? `To publish a file, ${inStatic}.`
    : `Put the file beside the note and write "./${name}", or ${inStatic}.`
  return `${where} Only one that another program puts there is linked as "pathname:///files/${name}".`
}

/** What to do about a file that another program puts there. */
const otherPicture = (kind: Kind) =>
  `For a ${kind} that another program puts there, write "pathname:///${samples[kind]}".`

const pictureSetting = (kind: Kind) =>
  `If another program puts the ${kind} there, "markdown.hooks.onBrokenMarkdownImages" can be "log" or "ignore".`

const wrongSlashes =
  'Write "/" between folders, as in "../img/x.png": "\\" takes the meaning from the sign after it.'

type Kind = keyof typeof samples

const samples = {
  picture: 'img/x.png',
  video: 'video/x.mp4',
  'file of captions': 'video/x.vtt',
  script: 'js/x.js',
  'style sheet': 'css/x.css',
  file: 'x.json',
}

const kindsByExtension: [extension: RegExp, kind: Kind][] = [
  [/\.vtt$/i, 'file of captions'],
  [/\.(?:mp4|webm|mov|m4v|ogv)$/i, 'video'],
  [/\.m?js$/i, 'script'],
  [/\.css$/i, 'style sheet'],
  [/\.(?:json|webmanifest|xml|txt|pdf)$/i, 'file'],
]

function kindOf(url: string): Kind {
  const [path = ''] = url.split(/[?#]/, 1)
  return kindsByExtension.find(([extension]) => extension.test(path))?.[1] ?? 'picture'
}

/** What is wrong with the file of a picture, and what helps. */
const damages = {
  empty: {
    what: 'is empty',
    hint: 'Put the picture there again: a copy or a download may have been cut off.',
  },
  'web page': {
    what: 'is a web page, not a picture',
    hint: 'Download the picture itself: its address may have shown an error, or asked for a password.',
  },
  pointer: {
    what: 'only says where Git LFS keeps the picture',
    hint: 'Run "git lfs pull" before the build; on a build machine, let the checkout fetch LFS files.',
  },
  'cut off': {
    what: 'ends before its picture does',
    hint: 'Write "</svg>" where it ends, or put the file there again.',
  },
  'no namespace': {
    what: 'does not say that it is SVG',
    hint: 'Write <svg xmlns="http://www.w3.org/2000/svg" …> at its beginning.',
  },
  'other format': {
    what: 'is not a picture of the kind that its name says',
    hint: 'Open it in a picture viewer, and save it again under the ending of its format.',
  },
}

const pageOfSetting =
  'Correct the address, such as "/guide/setup", or write the page first. A link to another site is written in full, with "https://".'

const fileOfPage =
  'Correct the address. In Markdown, the path of the file, such as "./other.md", holds when its address changes.'

const withheld = {
  outside: {
    what: 'leads to a file outside the site and the folders that its settings name',
    hint: 'Copy the file into the site.',
  },
  secret: {
    what: 'leads to a file that holds passwords or keys, going by its name',
    hint: 'If nothing in it is secret, publish a copy under another name.',
  },
  static: {
    what: 'holds passwords or keys, going by its name, so it is not published',
    hint: 'Move it out of the static folder. If nothing in it is secret, give it another name.',
  },
  program: {
    what: 'is what a program keeps for itself, going by its name, so it is not published',
    hint: 'Move it out of the static folder. If readers need it, give it another name.',
  },
}

/** A file that a link leads to, and why no page is made from it. */
export interface LeftOut {
  file: string
  reason: keyof typeof reasons
}

const reasons = {
  draft: 'Its front matter says "draft: true": take that out, or write the link once the note is published.',
  underscore:
    'Names that begin with "_" are those of parts for other notes, unless "exclude" says otherwise: give it another name, or import it.',
  hidden: 'Names that begin with "." are hidden ones: give it another name.',
  settings: 'The settings "include" and "exclude" say which files of a folder become pages.',
  named:
    'It is a draft ("draft: true" or "publish: false"), or the settings "include" and "exclude" leave it out.',
}

/** Links, anchors and pictures that lead nowhere. Their level is what the `on...` settings say. */
export const linkProblems = {
  'broken-link': (
    url: string,
    target: string,
    nearest?: Nearest,
    { isSetting, folder }: { isSetting?: boolean | undefined; folder?: string | undefined } = {},
  ) => ({
    title: 'Link to a page that does not exist',
    message:
      url === target
        ? `No page of this site has the address "${url}".`
        : `No page of this site has the address "${target}", to which "${url}" leads.`,
    hint:
      (folder &&
        `The folder "${folder}" has notes, but no page of its own: a file "index.md" in it makes one.`) ??
      suggestTarget(nearest) ??
      (/\.\w+$/.test(target) ? otherFile(target, isSetting) : isSetting ? pageOfSetting : fileOfPage),
  }),
  'broken-anchor': (url: string, anchor: string, file: string, anchors: ReadonlySet<string>) => ({
    title: 'Link to a heading that does not exist',
    message: `"${url}" leads to ${file}, but nothing there has the id "${anchor}".`,
    hint: didYouMean(prefixed('#', nearestMatch(anchor, anchors))) ?? listAnchors(anchors),
  }),
  'broken-markdown-link': (url: string, places: string[], nearest?: Nearest, leftOut?: LeftOut) => ({
    title: 'Link to a file that does not exist',
    message: leftOut
      ? `"${url}" leads to ${leftOut.file}, from which no page is made.`
      : `There is no note at "${url}"; looked for ${listWords(places, 'and')}.`,
    hint:
      (leftOut && reasons[leftOut.reason]) ??
      suggestTarget(nearest) ??
      'The path counts from the folder of the note, or from the docs folder when it begins with "/".',
  }),
  'unknown-note-name': (name: string, nearest?: string, leftOut?: string) => ({
    title: 'Link to a name that no note has',
    message: leftOut
      ? `"${name}" is the name of ${leftOut}, from which no page is made.`
      : `No note or file has the name "${name}".`,
    hint: leftOut
      ? reasons[/(?:^|\/)_/.test(leftOut) ? 'underscore' : 'named']
      : (didYouMean(nearest) ??
        'A link in double brackets names a note by its file, its path, its title or one of its "aliases".'),
  }),
  'ambiguous-note-name': (name: string, sources: string[]) => ({
    title: 'Link to a name that several notes have',
    message: `"${name}" is a name of ${listWords(sources, 'and')}; the link leads to the first.`,
    hint: `Name the file: [[${sources[0]!.replace(/^.*\/|\.mdx?$/g, '')}|${name}]].`,
  }),
  'embed-circle': (notes: string[]) => ({
    title: 'Notes that embed each other',
    message: `This closes a circle: ${notes.join(' → ')}. A link is shown instead.`,
    hint: 'Write one of them as a link, without the exclamation mark.',
  }),
  'too-many-embeds': (notes: number | undefined, levels: number) => ({
    title: 'Embedded notes beyond what a page can show',
    message: notes
      ? `With this the page embeds more than ${notes} notes. A link is shown instead.`
      : `This note is embedded by one that others embed, more than ${levels} times. A link is shown instead.`,
    hint: 'Write it as a link, without the exclamation mark.',
  }),
  'empty-link': (url = '') => ({
    title: 'Link without an address',
    message: url
      ? `The link leads nowhere: nothing follows "${url}" in its address.`
      : 'The link leads nowhere: its address is empty.',
    hint: url
      ? 'Complete the address, or remove the link.'
      : 'Write the address between the parentheses, or remove the link.',
  }),
  'withheld-file': (url: string, reason: keyof typeof withheld) => ({
    title: 'File that is not published',
    message: `"${url}" ${withheld[reason].what}.`,
    hint: withheld[reason].hint,
  }),
  'damaged-picture': (file: string, damage: keyof typeof damages) => ({
    title: 'Picture that is none',
    message: `${damage === 'pointer' ? 'The file' : `The file ${file}`} ${damages[damage].what}, so browsers may not show it.`,
    hint: damages[damage].hint,
    level: 'warning' as const,
  }),
  'broken-image': (url: string, places: string[], nearest?: string, isMarkdown = true) => ({
    title: 'Picture or other file that does not exist',
    message:
      url === ''
        ? 'The picture has no address.'
        : places.length === 0
          ? `No file of the site has the name "${url}".`
          : `There is no ${kindOf(url)} "${url}"; looked for ${listWords(places, 'and')}.`,
    hint:
      didYouMean(nearest) ??
      (places.length === 0 && url !== ''
        ? 'Correct the name, or put the file beside the note.'
        : undefined) ??
      (/%5C|\\/i.test(url) ? wrongSlashes : undefined) ??
      `Correct the path. ${(isMarkdown ? otherPicture : pictureSetting)(kindOf(url))}`,
  }),
} satisfies Record<string, (...facts: never[]) => Entry>

/** Those of footnotes are nobody's aim. */
function listAnchors(anchors: ReadonlySet<string>): string {
  // Those of footnotes and of React say nothing to an author.
  const ids = [...anchors].filter((id) => !/^(?:user-content-fn|footnote-label$|_.*R_\w*_)/.test(id))
  if (ids.length === 0) return 'That page has no anchors.'
  const first = ids.slice(0, 8).map((id) => `#${id}`)
  return `Its anchors: ${[...first, ...(ids.length > 8 ? ['…'] : [])].join(', ')}.`
}

function prefixed(prefix: string, text?: string): string | undefined {
  return text && `${prefix}${text}`
}

const anchors = new Set(['install', 'use', 'a', 'b', 'c', 'd', 'e', 'f', 'g'])

/** Example facts for links that lead nowhere. */
export const linkExamples: ExamplesOf<typeof linkProblems> = {
  'broken-link': [
    ['./tsl', '/guide/tsl', { url: '/guide/tls', hasMoved: false }],
    ['/guide/ssl', '/guide/ssl', { url: '/guide/tls', hasMoved: true }],
    ['/gone', '/gone'],
    ['/file.zip', '/file.zip'],
    ['/file.zip', '/file.zip', undefined, { isSetting: true }],
    ['/gone', '/gone', undefined, { isSetting: true }],
    ['./tools/', '/guide/tools', undefined, { folder: 'docs/guide/tools/' }],
  ],
  'broken-anchor': [
    ['/guide#instal', 'instal', 'docs/guide.md', anchors],
    ['#removed-part', 'removed-part', 'docs/a.md', anchors],
    ['#removed-part', 'removed-part', 'docs/a.md', new Set()],
  ],
  'broken-markdown-link': [
    ['./tsl.md', ['docs/net/tsl.md'], { url: './tls.md', hasMoved: false }],
    ['./ssl.md', ['docs/ssl.md'], { url: '../net/tls.md', hasMoved: true }],
    ['gone.md', ['docs/net/gone.md', 'docs/gone.md', 'gone.md']],
    ['./new.md', ['docs/new.md'], undefined, { file: 'docs/new.md', reason: 'draft' }],
    ['./_part.md', ['docs/_part.md'], undefined, { file: 'docs/_part.md', reason: 'underscore' }],
    ['./.old.md', ['docs/.old.md'], undefined, { file: 'docs/.old.md', reason: 'hidden' }],
    ['./a.test.md', ['docs/a.test.md'], undefined, { file: 'docs/a.test.md', reason: 'settings' }],
  ],
  'unknown-note-name': [['TSL', 'TLS'], ['Diary', undefined, 'Private/Diary.md'], ['Gone']],
  'ambiguous-note-name': [['Keys', ['docs/tls.md', 'docs/ssh.md']]],
  'embed-circle': [[['docs/a.md', 'docs/b.md#Part', 'docs/a.md']]],
  'too-many-embeds': [
    [undefined, 5],
    [500, 5],
  ],
  'empty-link': [[], ['mailto:']],
  'withheld-file': [
    ['../../plan.pdf', 'outside'],
    ['@site/.env', 'secret'],
    ['static/.env', 'static'],
    ['static/.DS_Store', 'program'],
  ],
  'damaged-picture': [
    ['docs/img/keys.png', 'other format'],
    ['docs/img/keys.png', 'empty'],
    ['docs/img/keys.png', 'web page'],
    ['docs/img/keys.png', 'pointer'],
    ['docs/img/keys.svg', 'cut off'],
    ['docs/img/keys.svg', 'no namespace'],
  ],
  'broken-image': [
    ['/img/paln.png', ['static/img/paln.png'], '/img/plan.png'],
    ['/img/a.png', ['static/img/a.png']],
    ['assets/a.png', ['docs/net/assets/a.png', 'static/net/assets/a.png'], undefined, false],
    ['./film.mp4', ['docs/film.mp4'], './firm.mp4'],
    ['./talk.mp4', ['docs/talk.mp4']],
    ['/js/count.js', ['static/js/count.js'], undefined, false],
    ['./talk.vtt', ['docs/talk.vtt']],
    ['....%5Cstatic%5Cx.png', ['docs/....\\static\\x.png']],
    ['', []],
  ],
}
