/**
 * The parts of the theme of Docusaurus that have a place on a page here, by name. A file of this name in the site's
 * `src/theme` takes the place.
 */
const placedParts = [
  'AnnouncementBar',
  'BackToTopButton',
  'BlogArchivePage',
  'BlogLayout',
  'BlogListPage',
  'BlogListPaginator',
  'BlogPostItem',
  'BlogPostItem/Content',
  'BlogPostItem/Footer',
  'BlogPostItem/Header',
  'BlogPostItem/Header/Author',
  'BlogPostItem/Header/Authors',
  'BlogPostItem/Header/Info',
  'BlogPostItem/Header/Title',
  'BlogPostItems',
  'BlogPostPage',
  'BlogPostPaginator',
  'BlogSidebar',
  'BlogSidebar/Desktop',
  'BlogTagsListPage',
  'BlogTagsPostsPage',
  'ColorModeToggle',
  'DocBreadcrumbs',
  'DocCard',
  'DocCardList',
  'DocCategoryGeneratedIndexPage',
  'DocItem',
  'DocItem/Content',
  'DocItem/Footer',
  'DocItem/Layout',
  'DocItem/Paginator',
  'DocItem/TOC/Desktop',
  'DocPage',
  'DocPage/Layout',
  'DocPage/Layout/Main',
  'DocPaginator',
  'DocRoot',
  'DocRoot/Layout',
  'DocRoot/Layout/Main',
  'DocSidebar',
  'DocSidebar/Desktop',
  'DocSidebar/Desktop/Content',
  'DocSidebarItem',
  'DocSidebarItem/Category',
  'DocSidebarItem/Html',
  'DocSidebarItem/Link',
  'DocTagDocListPage',
  'DocTagsListPage',
  'DocVersionBadge',
  'DocVersionBanner',
  'DocVersionRoot',
  'DocsRoot',
  'EditMetaRow',
  'EditThisPage',
  'Footer',
  'Footer/Copyright',
  'Footer/Layout',
  'Footer/LinkItem',
  'Footer/Links',
  'Footer/Links/MultiColumn',
  'Footer/Links/Simple',
  'Footer/Logo',
  'LastUpdated',
  'Layout',
  'Layout/Provider',
  'Logo',
  'MDXContent',
  'MDXPage',
  'Navbar',
  'Navbar/ColorModeToggle',
  'Navbar/Content',
  'Navbar/Logo',
  'Navbar/Search',
  'NavbarItem',
  'NavbarItem/ComponentTypes',
  'NavbarItem/DefaultNavbarItem',
  'NavbarItem/DocsVersionDropdownNavbarItem',
  'NavbarItem/DropdownNavbarItem',
  'NavbarItem/HtmlNavbarItem',
  'NavbarItem/LocaleDropdownNavbarItem',
  'NavbarItem/NavbarNavLink',
  'NotFound',
  'NotFound/Content',
  'PaginatorNavLink',
  'Root',
  'SearchBar',
  'SearchPage',
  'SkipToContent',
  'TOC',
  'TOCItems',
  'TagsListInline',
] as const

export type PlacedPart = (typeof placedParts)[number]

/** The parts that have no place of their own, but that other parts of a site can import: they are drawn as here. */
const importedParts = [
  'AnnouncementBar/CloseButton',
  'AnnouncementBar/Content',
  'Blog/Components/Author',
  'BlogListPage/StructuredData',
  'BlogPostItem/Container',
  'BlogPostItem/Footer/ReadMoreLink',
  'BlogPostPage/Metadata',
  'BlogPostPage/StructuredData',
  'BlogSidebar/Content',
  'BlogSidebar/Mobile',
  'ContentVisibility',
  'ContentVisibility/Draft',
  'ContentVisibility/Unlisted',
  'DocBreadcrumbs/Items/Home',
  'DocBreadcrumbs/StructuredData',
  'DocCard/Layout',
  'DocItem/Metadata',
  'DocItem/StructuredData',
  'DocItem/TOC/Mobile',
  'DocRoot/Layout/Sidebar',
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebar/Desktop/CollapseButton',
  'DocSidebar/Mobile',
  'DocSidebarItems',
  'ErrorPageContent',
  'Icon/ExternalLink',
  'Icon/Home',
  'IconExternalLink',
  'LayoutProviders',
  'Loading',
  'Navbar/Layout',
  'Navbar/MobileSidebar',
  'Navbar/MobileSidebar/Header',
  'Navbar/MobileSidebar/Layout',
  'Navbar/MobileSidebar/PrimaryMenu',
  'Navbar/MobileSidebar/SecondaryMenu',
  'Navbar/MobileSidebar/Toggle',
  'NavbarItem/DocNavbarItem',
  'NavbarItem/DocSidebarNavbarItem',
  'NavbarItem/DocsVersionNavbarItem',
  'NavbarItem/DropdownNavbarItem/Desktop',
  'NavbarItem/DropdownNavbarItem/Mobile',
  'NavbarItem/SearchNavbarItem',
  'SearchMetadata',
  'SiteMetadata',
  'TOCCollapsible',
  'Tag',
  'TagsListByLetter',
  'Unlisted',
] as const

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const kinds = ['Danger', 'Info', 'Note', 'Tip', 'Warning']

/** The parts within admonitions. */
export const admonitionParts = [
  'Admonition/Layout',
  'Admonition/Type/Caution',
  'Admonition/Types',
  ...kinds.flatMap((kind) => [`Admonition/Icon/${kind}`, `Admonition/Type/${kind}`]),
]

/** The parts that draw elements and constructs of Markdown, with what each draws: read with the notes, not placed. */
export const drawnParts: Record<string, string[]> = {
  Admonition: ['admonition'],
  ...Object.fromEntries(admonitionParts.map((name) => [name, ['admonition']])),
  CodeBlock: ['codeBlock'],
  'CodeBlock/Content': ['codeBlock'],
  'CodeBlock/Content/String': ['codeBlock'],
  'CodeBlock/Layout': ['codeBlock'],
  Heading: headings,
  'MDXComponents/A': ['a'],
  'MDXComponents/Heading': headings,
  'MDXComponents/Img': ['img'],
  'MDXComponents/Li': ['li'],
  'MDXComponents/Ul': ['ul'],
}

/** Whether blocks of code that run are made of a part. */
export const isPartOfLiveCode = (name: string) => /^(?:Playground|ReactLiveScope)$/.test(name)

/** Whether a part is read with the notes: the components that all of them know, and what draws their elements. */
export const isPartOfNotes = (name: string) =>
  name in drawnParts || isPartOfLiveCode(name) || /^MDXComponents(?!\/(?:Code|Details|Pre)$)/.test(name)

/** Every part of the theme of Docusaurus that this theme can draw. */
export type ThemePartName = PlacedPart | (typeof importedParts)[number]

export const isPlacedPart = (name: string): name is PlacedPart =>
  (placedParts as readonly string[]).includes(name)

export const isThemePart = (name: string): name is ThemePartName =>
  isPlacedPart(name) || (importedParts as readonly string[]).includes(name)

/** Parts without those that are within others of them. */
export const outermostParts = (names: string[]): string[] =>
  names.filter((name) => !names.some((other) => name.startsWith(`${other}/`)))

/** Whether Docusaurus has a part of this name; a site may keep other modules of its own beside its parts. */
export const isForeignPart = (name: string) => foreignPart.test(name)

const foreignPart =
  /^(?:Admonition|AnnouncementBar|Blog|Code|ColorMode|ContentVisibility|Details|Doc|EditMetaRow|ErrorPage|Footer|Heading|Icon|LastUpdated|Layout|Logo|MDX|Mermaid|Navbar|NotFound|Paginator|Playground|ReactLiveScope|Search|SiteMetadata|SkipToContent|TOC|Tab|Tag|Theme|prism-)/
