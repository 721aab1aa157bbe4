/**
 * What lies behind the problems of links, pictures and addresses: why each is one, then lines before ("- ") and after
 * ("+ ") its correction.
 */
export const linkExplanations = {
  'broken-anchor': `What follows the "#" is an id on the page that the link leads to: that of a heading (made from its text, or written as {#id} at its end), or the "id" of an element in HTML. When the text of a heading changes, so does its id, unless it is written.
- [Set-up](./guide.md#instal)
+ [Set-up](./guide.md#install)`,
  'broken-external-link': `"sotay check --external" asks each address once, a few at a time, and remembers for a day what answered. Servers that refuse robots answer 403 or 429; that is not reported.
- [The paper](https://example.com/gone)
+ [The paper](https://example.com/paper)`,
  'broken-image': `A path counts from the folder of the note, or from a static folder when it begins with "/". "@site/" is the site folder. Letters count as they are on disk: "Plan.PNG" and "plan.png" are two files on most servers. In HTML, the file at a relative path is taken if it is beside the note; any other address is left for the browser, which counts it from the page. Pictures, films and frames in HTML and components, and what settings and front matter name (a logo, an icon, a preview, a script, a style sheet), are a warning at most, because a page can be read without them.
- ![Plan](./img/paln.png)
+ ![Plan](./img/plan.png)`,
  'broken-link': `A link that begins with "/" counts from the root of the site; "baseUrl" is added to it. One without a slash counts from the address of the page, as in a browser, which changes when the page moves: a path to the Markdown file, "./other.md", does not. Pages, generated indexes, tag pages and posts have addresses; files in static folders are linked with their ending. When a note was renamed in git, its links are followed to where it went, and "sotay check --fix" writes the new address.
- [TLS](/guide/tsl)
+ [TLS](./guide/tls.md)`,
  'broken-markdown-link': `"./" and "../" count from the folder of the note; a path that begins with "/" from the docs folder, then from the site folder; any other from all three. The address of the note is put in its place, so the link survives another "slug".
- [TLS](./tsl.md)
+ [TLS](./tls.md)`,
  'empty-link': `A link without an address leads to its own page at best.
- [the guide]()
+ [the guide](./guide.md)`,
  'image-without-alt': `Screen readers read the description of a picture aloud, and browsers show it where the picture does not load.
- ![](./plan.png)
+ ![Plan of the network](./plan.png)`,
  'invalid-slug': `A slug becomes a part of an address, in which some signs have a meaning of their own.
- slug: /what?
+ slug: /what`,
  'link-without-text': `A link is read aloud, and found with the keyboard, by its text.
- [](./guide.md)
+ [The guide](./guide.md)`,
  'misspelt-scheme': `Without "https://" or "http://" a browser looks for a page of this site, or asks for a program.
- [docs](htp://example.com)
+ [docs](http://example.com)`,
  'unknown-footnote': `A footnote has a mark in the text and a text of its own.
- As shown before[^1].
+ As shown before[^1].
+
+ [^1]: In the first chapter.`,
  'unknown-link-label': `A link may name a label, whose address is further down in the note.
- See [the guide][guide].
+ See [the guide][guide].
+
+ [guide]: ./guide.md`,
  'unknown-note-name': `With "markdown.obsidian", a name in double brackets is that of a file without its ending, a part of its path, or the title, "id" or one of the "aliases" of a note. Where several files have it, one below the folder of the note wins, then the shortest path. The link is shown as plain text until a note has the name.
- [[TSL]]
+ [[TLS]]`,
  'ambiguous-note-name': `Titles and aliases may be the same in several notes; names of files with their folders are not.
- [[Keys]]
+ [[tls|Keys]]`,
  'embed-circle': `A note that embeds itself, through others too, would never end. Its link is shown where the circle closes.
- ![[Keys]]
+ [[Keys]]`,
  'too-many-embeds': `A note that embeds ten others, which embed ten each, grows beyond what a page can show. Obsidian stops at five levels, too.
- ![[Whole year]]
+ [[Whole year]]`,
  'damaged-picture': `The extension of a file gives its format, and the server passes that on to browsers.
- keys.png (a JPEG)
+ keys.jpg`,
  'duplicate-route': `Two files may ask for one address: "a.md" and "a/index.md", "01-a.md" and "02-a.md", or two with the same "slug". The first one is published: docs before the blog, the blog before pages.
- slug: /a (in docs/b.md)
+ slug: /b (in docs/b.md)`,
  'bad-name-on-windows': `Windows still takes con, prn, aux, nul, com1 and lpt1 for devices, with any ending, and drops a dot or a space at the end of a name. Neither the note nor its page could be copied to such a machine.
- docs/aux.md
+ docs/auxiliary.md`,
  'duplicate-tag-permalink': `Each tag has a page, and so an address of its own.
- tls: { permalink: /x }
+ tls: { permalink: /tls }`,
  'file-over-folder': `On a disk, a name is a file or a folder, and cannot be both.
- static/guide
+ static/guide.txt`,
  'invalid-route': `Browsers resolve ".." and turn "\\" into "/" before they ask for a page, so such an address is never asked for.
- permalink: /../up
+ permalink: /up`,
  'link-leads-out': `A symbolic link could publish any file of the disk. So only what is in the site, in its repository, or in a folder that its settings name, is published: notes, what they show, and static files.
- static/plan.pdf -> /home/me/plan.pdf
+ static/plan.pdf (the file itself)`,
  'name-too-long': `File systems allow 255 bytes for a name; a letter with an accent takes two or three of them.
- slug: /transport-layer-security-in-all-of-its-details-…
+ slug: /tls`,
  'page-without-description': `Search engines and previews show the description below the title.
- title: TLS
+ title: TLS
+ description: How a connection is kept from being read on its way.`,
  'redirect-over-page': `At one address there can be a page or a redirect.
- aliases: [/a]
+ aliases: [/former-a]`,
  'redirect-to-nowhere': `Who follows the old address would see "Page Not Found" all the same, or be sent on several times.
- { from: '/old', to: '/aa' }
+ { from: '/old', to: '/a' }`,
  'redirect-twice': `A browser can be sent to one place only.
- { from: '/old', to: '/a' }, { from: '/old', to: '/b' }
+ { from: '/old', to: '/a' }`,
  'spaced-heading-id': `Links lead to the id of a heading, and an address has no spaces.
- ## Set up {#set up}
+ ## Set up {#set-up}`,
  'uncommon-address': `"sotay start" accepts each spelling of an address. "sotay serve" and plain hosts look for the path as it is, with ".html", and with "/index.html". In Markdown, the right address is put in by itself.
- <a href="/sub/a.html">
+ <a href="/sub/a">`,
  'unlinked-page': `Looked at are the links of all pages, of sidebars, the navbar and the footer. A page that only the search and the sitemap know is hard to find.
- (no link)
+ [Lost and found](./lost.md)`,
  'unreachable-address': `A browser cannot open files on the disk of whoever wrote the note, pages do not run code in addresses, and a page is no picture.
- [Plan](file:///C:/notes/plan.pdf)
+ [Plan](./plan.pdf)`,
  'unused-footnote': `The text of a footnote is shown only if the note refers to it.
- [^1]: In the first chapter.
+ As shown before[^1].
+
+ [^1]: In the first chapter.`,
  'unused-link-label': `A line that begins with a label in brackets and a colon says where links lead that name the label. It is no text of the page.
- [TODO]: finish
+ **TODO**: finish`,
  'withheld-file': `What a note or a setting names is copied into the site. Files outside of it, and files such as .env, are never copied, because anyone could read them then.
- [The plan](../../plan.pdf)
+ [The plan](./plan.pdf)`,
}
