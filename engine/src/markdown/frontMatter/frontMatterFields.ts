import { z } from 'zod'
import type { ContentFile } from '../../content/contentFile.ts'
import { isLanguageTag } from '../../model/locale.ts'
import { isRecord } from '../../std/collections.ts'
import { isScriptAddress, isScriptInsteadOfFile, unescapeHtml } from '../../std/html.ts'
import { iconExpectation, isIcon } from '../icons.ts'
import { date, findHeroFault, flag, headingLevel, hero, number, text } from './fieldValues.ts'

const writtenAuthor = z.union([text, z.record(z.string(), z.unknown())])

/** The front matter fields of blog posts only. */
export const postFields = {
  /**
   * Day of the post, with or without a time, in UTC. Left out: the date in the file's path, else the commit that
   * added the file.
   */
  date,
  /**
   * Who wrote the post: keys of the authors file, or maps with `name`, `title`, `url`, `image_url` and `email`.
   */
  authors: z.union([writtenAuthor, z.array(writtenAuthor)]),
  /** Title in the browser's tab, where it differs from the one that the page shows. */
  title_meta: text,
  /** Name of the only author, as older sites write it. Better: `authors`. */
  author: text,
  /** What the only author does. */
  author_title: text,
  /** Address of the only author's own page. */
  author_url: text,
  /** Picture of the only author. */
  author_image_url: text,
  /** The same as `author_title`. */
  authorTitle: text,
  /** The same as `author_url`. */
  authorURL: text,
  /** The same as `author_image_url`. */
  authorImageURL: text,
}

/** What these fields accept, for messages; for all but texts. */
const postExpectations: Partial<Record<keyof typeof postFields, string>> = {
  date: 'a date, such as 2026-01-31 or 2026-01-31 18:30',
  authors: 'the key of an author, a map that describes one, or a list of these',
}

const lastUpdate = z
  .object({ author: text.optional(), date: date.optional() })
  .refine((update) => update.author !== undefined || update.date !== undefined)

/** The front matter fields of every kind of file. The comments are the text of the reference. */
export const commonFields = {
  /** The last part of the doc's id, by which sidebars and links name it. Left out: the name of the file. */
  id: text,
  /**
   * Title of the page in the browser's tab, the sidebar and previews. Left out: the first heading of level 1, else
   * the name of the file. A text without such a heading shows it above.
   */
  title: text,
  /** Whether a doc without a heading of level 1 shows no title above its text. */
  hide_title: flag,
  /** Whether the page has no table of contents. */
  hide_table_of_contents: flag,
  /**
   * The highest level of headings in the table of contents. Left out: `tableOfContents.minHeadingLevel` of the
   * config.
   */
  toc_min_heading_level: headingLevel,
  /**
   * The lowest level of headings in the table of contents. Left out: `tableOfContents.maxHeadingLevel` of the
   * config.
   */
  toc_max_heading_level: headingLevel,
  /** Words for search engines. The search of the site finds the page by them too. */
  keywords: z.union([text.transform((one) => [one]), z.array(text)]),
  /**
   * Preview picture for shared links to the page: a path from the note that begins with `./`, a path in a static
   * folder, or a full address.
   */
  image: text.refine((url) => !isScriptInsteadOfFile(url)),
  /** A sentence about the page, for search engines, previews and cards. Left out: the beginning of the text. */
  description: text,
  /**
   * Address of the page. In docs and pages below the address of their set; in docs, one without a slash at its start
   * counts from the folder. In posts it follows the address of the blog.
   */
  slug: text,
  /**
   * Former addresses, which lead to this page, and other names, by which the search finds it like by its title: those
   * that begin with a slash are addresses.
   */
  aliases: z.union([text.transform((one) => [one]), z.array(text)]),
  /**
   * Language of the page, such as `vi`, where it differs from that of the site. Left out: `vi` where
   * the text is Vietnamese, and `ar`, `fa`, `he` or `ur` where its letters are those of Arabic, Persian, Hebrew or Urdu;
   * such a text is set from right to left.
   */
  lang: text.refine(isLanguageTag),
  /** Label in the sidebar, where it differs from the title. */
  sidebar_label: text,
  /** CSS class of the doc's item in the sidebar. */
  sidebar_class_name: text,
  /** A sign or two before the doc's label in the sidebar, such as an emoji, or the name of an icon of Lucide. */
  sidebar_icon: text.refine(isIcon),
  /** A word or two behind the doc's label in the sidebar, such as "New". */
  sidebar_badge: text,
  /** Key of the doc's item in the sidebar, which tells items with the same label apart in translations. */
  sidebar_key: text,
  /** Values of your own for the doc's item, for components of the site that show the sidebar. */
  sidebar_custom_props: z.record(z.string(), z.unknown()),
  /**
   * Place among the items of its folder in a sidebar that is made from folders. Left out: the number before the
   * file's name.
   */
  sidebar_position: number,
  /** Sidebar beside the doc, where it is not the one that lists it. `null` shows none. */
  displayed_sidebar: text.nullable(),
  /** Whether the pages that link here are listed, where `docs.backlinks` of the config lists them. */
  backlinks: flag,
  /** Label in the links to the previous and the next page. Left out: the label in the sidebar. */
  pagination_label: text,
  /** The doc after this one. `null` shows no link. Left out: the next one of the sidebar. */
  pagination_next: text.nullable(),
  /** The doc before this one. `null` shows no link. Left out: the previous one of the sidebar. */
  pagination_prev: text.nullable(),
  /** Tags of the page, each a label, a key of the tags file, or both a label and a path of its own. */
  tags: z.array(z.union([text, z.object({ label: text, permalink: text })])),
  /**
   * Address of the link that edits the page. `null` or an empty text shows none. Left out: made from `editUrl` of
   * the config.
   */
  custom_edit_url: text.refine((url) => !isScriptAddress(url)).nullable(),
  /**
   * Whether the numbers before the names of a doc's file and folders are left out of its id and address. Left out:
   * `true`.
   */
  parse_number_prefixes: flag,
  /** Whether only `sotay start` shows the page. A build leaves it out. */
  draft: flag,
  /**
   * Whether the page is built but left out of sidebars, lists, the search and the sitemap, so that only those who
   * have its address find it.
   */
  unlisted: flag,
  /** Date and author of the last change, in place of those that git knows. */
  last_update: lastUpdate,
  /**
   * How this file is parsed. `md` takes `{` and `<` as text; `mdx` allows components and expressions; `detect` goes
   * by the ending of the file. Left out: `markdown.format` of the config.
   */
  mdx: z.strictObject({ format: z.enum(['md', 'mdx', 'detect']).optional() }),
  /**
   * Makes the page a home page: without breadcrumbs and table of contents, and without the sidebar where that is a
   * column. All keys can be left out:
   *
   * - `title` and `tagline` replace the title and the description of the page;
   * - `search: true` shows the search field;
   * - `picture` is the address of a picture, or `{ light, dark }`, one for each colour mode;
   * - `actions` are links that look like buttons, each `{ label, to }`;
   * - `features` are cards, each with a `title`, and perhaps a `description`, an `icon` (the name of one of
   *   Lucide, or a sign or two), a `hue` from 1 to 8 (by their order unless set), and `to`, where it leads;
   * - `shelf: true` shows a card for each section of the docs, with the number of its pages and the three that most
   *   notes link to;
   * - `news: true` shows, below the text, the pages that were changed last (where the docs show that, see
   *   `showLastUpdateTime`; a commit that changes many pages at once does not count) and the newest posts.
   */
  hero,
  /** CSS class of the `<html>` element, for Markdown pages. */
  wrapperClassName: text,
}

/** The known fields of all kinds of files. */
export const frontMatterFields = { ...commonFields, ...postFields }

export type FieldName = keyof typeof frontMatterFields

/** The known fields of a file, by its kind. */
export function fieldsIn({ collection }: ContentFile): Partial<typeof frontMatterFields> {
  return collection === 'blog' ? frontMatterFields : commonFields
}

/** What fields accept, for messages; for all but texts and flags. */
const expectations: Partial<Record<FieldName, string>> = {
  toc_min_heading_level: 'a whole number from 2 to 6',
  toc_max_heading_level: 'a whole number from 2 to 6',
  keywords: 'a list of words',
  aliases: 'a list of addresses and names',
  image: 'the address of a picture',
  lang: 'a language, such as en or pt-BR',
  sidebar_icon: iconExpectation,
  sidebar_custom_props: 'a map',
  sidebar_position: 'a number',
  tags: 'a list of tags, each a text or { label, permalink }',
  last_update: 'a map with "date", "author" or both, the date readable',
  mdx: 'a map whose only key is "format": md, mdx or detect',
  hero: 'a map whose keys are title, tagline, search, picture, actions, features, shelf and news, each as the reference says',
  displayed_sidebar: 'the id of a sidebar, or null',
  pagination_next: 'the id of a doc, or null',
  pagination_prev: 'the id of a doc, or null',
  custom_edit_url: 'an address, or null',
  ...postExpectations,
}

/** What a field accepts, for messages. */
export function fieldExpectation(name: FieldName): string {
  return expectations[name] ?? (frontMatterFields[name] === flag ? 'true or false' : 'a text')
}

/** What does not fit in the value of a field: for a hero, the part of it. */
export function findFault(name: string, value: unknown, path: PropertyKey[] = []) {
  return name === 'hero' && path.length > 0
    ? findHeroFault(value, path)
    : { name, value, expected: fieldExpectation(name as FieldName) }
}

type Fields = Record<string, unknown>

/** The front matter of a home page of VitePress or Starlight, with its keys as they are called here. */
export function ownHome(written: Fields): Fields {
  const { hero, features, ...others } = written
  // On other pages, it may be meant for parts of the site.
  if (written.layout !== 'home' && written.template !== 'splash') return written
  const { name, text, image, ...rest } = isRecord(hero) ? hero : {}
  const actions = recordsIn(rest.actions)
  const cards = recordsIn(written.layout === 'home' ? features : rest.features)
  const linked = [...actions, ...cards].map(({ link, details }) => link ?? details)
  if ([name, text, image, ...linked].every((value) => value === undefined)) return written
  const { title = name ?? text, tagline } = rest
  const said = [name === undefined ? undefined : text, tagline].flatMap((each) => plain(each) ?? [])
  const own = {
    title: plain(title),
    tagline: said.length > 0 ? said.join(' – ') : undefined,
    picture: pictureIn(image),
    actions: actions.flatMap(({ text, link }) => (link ? { label: plain(text), to: link } : [])),
    features: cards.map(({ title, details, icon, link }) => ({
      title: plain(title),
      description: plain(details),
      icon: typeof icon === 'string' && isIcon(icon) ? icon : undefined,
      to: link,
    })),
  }
  return { ...others, hero: own }
}

const recordsIn = (list: unknown): Fields[] => (Array.isArray(list) ? list.filter(isRecord) : [])

/** A text without HTML, which these engines show as such. */
const plain = (text: unknown): string | undefined =>
  text === undefined
    ? undefined
    : unescapeHtml(
        String(text)
          .replace(/<[^<>]*>/g, ' ')
          .replace(/\s+/g, ' '),
      ).trim()

/** The picture of a hero, which has an address, or one for each colour mode. */
function pictureIn(image: unknown): unknown {
  if (!isRecord(image)) return image
  const { light, dark, src, file } = image
  return light && dark ? { light, dark } : (src ?? file ?? light ?? dark)
}
