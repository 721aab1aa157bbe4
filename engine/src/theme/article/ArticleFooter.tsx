import type { ReactNode } from 'react'
import type { DocContent, PageData } from '../../model/pageData.ts'
import type { LastUpdate, PageLink } from '../../model/pageParts.ts'
import { DateText, externalAttributes } from '../content/pieces.tsx'
import { PartPlace, replaceable } from '../overrides/replaceable.tsx'
import { editProps, toPartTag } from '../parts/partProps.ts'
import { classNames, SlottedText, slot, useUiText } from '../texts.tsx'
import { TagsRow } from './tags.tsx'

interface ArticleFooterProps {
  content: Pick<DocContent, 'tags' | 'editUrl' | 'lastUpdate'>
  page: PageData
  /** Classes for its rows, besides those that all articles have. */
  classes?: { tags?: string; meta: string }
}

/**
 * The footer of a note or a post: tags, edit link, last change and "copy page". Renders nothing without any of these.
 */
export function ArticleFooter({ content, page, classes }: ArticleFooterProps) {
  const { tags, editUrl, lastUpdate } = content
  if (tags.length === 0 && !editUrl && !lastUpdate && !page.copyPage && !page.openIn) return null
  return (
    <footer className="theme-doc-footer">
      {tags.length > 0 && (
        <PartPlace name="TagsListInline" props={{ tags: tags.map(toPartTag) }}>
          <TagsRow tags={tags} className={classes?.tags} />
        </PartPlace>
      )}
      <PartPlace name="EditMetaRow" props={editProps(content)}>
        <EditMeta
          className={classNames('theme-doc-footer-edit-meta-row', classes?.meta)}
          {...{ editUrl, lastUpdate, page }}
        />
      </PartPlace>
    </footer>
  )
}

interface EditMetaProps {
  className: string
  editUrl?: string
  lastUpdate?: LastUpdate
  page: Pick<PageData, 'uiLang' | 'copyPage' | 'openIn'>
}

/** The row with edit link, last change and "copy page". */
export function EditMeta({ className, editUrl, lastUpdate, page }: EditMetaProps) {
  if (!editUrl && !lastUpdate && !page.copyPage && !page.openIn) return null
  return (
    <div className={className}>
      {editUrl && (
        <PartPlace name="EditThisPage" props={{ editUrl }}>
          <EditLink href={editUrl} />
        </PartPlace>
      )}
      {(lastUpdate?.date || lastUpdate?.author) && (
        <PartPlace name="LastUpdated" props={editProps({ lastUpdate })}>
          <LastUpdated update={lastUpdate} uiLang={page.uiLang} />
        </PartPlace>
      )}
      {lastUpdate?.contributors && <Contributors names={lastUpdate.contributors} />}
      <PageActions {...page} />
    </div>
  )
}

/** Leads to the page's source, where it can be changed. */
export const EditLink = replaceable('EditLink', ({ href }: { href: string }) => {
  const uiText = useUiText()
  return (
    <a className="theme-edit-this-page" href={href} {...externalAttributes(true)}>
      {uiText('editThisPage')}
    </a>
  )
})

/** When the page last changed, and who changed it, as far as known. */
export const LastUpdated = replaceable(
  'LastUpdated',
  ({ update: { date, author }, uiLang }: { update: LastUpdate; uiLang: string }) => {
    const uiText = useUiText()
    return (
      <span className="theme-last-updated">
        {uiText('lastUpdated')}
        {date && (
          <SlottedText text={uiText('lastUpdatedOn', { date: slot })}>
            <b>
              <DateText date={date} uiLang={uiLang} form={{ dateStyle: 'medium' }} />
            </b>
          </SlottedText>
        )}
        {author && (
          <SlottedText text={uiText('lastUpdatedBy', { author: slot })}>
            <b>{author}</b>
          </SlottedText>
        )}
      </span>
    )
  },
)

/** Who has worked on the page. */
function Contributors({ names }: { names: NonNullable<LastUpdate['contributors']> }) {
  const uiText = useUiText()
  return (
    <details className="contributors">
      <summary>{uiText('contributors', { count: names.length })}</summary>
      <ul>
        {names.map(({ name, count }) => (
          <li key={name}>
            <bdi>{name}</bdi> ({count})
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What gives the page to other programs. */
function PageActions({ copyPage, openIn }: Pick<PageData, 'copyPage' | 'openIn'>) {
  const copy = copyPage && (
    <CopyIsland script={copyPage.script}>
      <CopyLink href={copyPage.href} />
    </CopyIsland>
  )
  if (!openIn) return copy
  return (
    <span className="page-actions">
      {copy}
      <OpenLinks links={openIn} />
    </span>
  )
}

interface ActionsMenuProps {
  page: Pick<PageData, 'copyPage' | 'openIn'>
  editUrl?: string
}

/** The same as a menu beside the title. Printing needs a script, so styles hide it where there are none. */
export function ActionsMenu({ page: { copyPage, openIn = [] }, editUrl }: ActionsMenuProps) {
  const uiText = useUiText()
  const items = [
    ...(editUrl ? [<EditLink key="edit" href={editUrl} />] : []),
    <OpenLinks key="open" links={openIn} />,
  ]
  if (!copyPage && !editUrl && openIn.length === 0) return null
  return (
    <div className="page-menu">
      <CopyIsland script={copyPage?.script}>
        {copyPage && <CopyLink href={copyPage.href} />}
        <details>
          <summary title={uiText('pageActions')}>
            <span className="sr-only">{uiText('pageActions')}</span>
          </summary>
          <div>
            {items}
            {copyPage && <button type="button">{uiText('printPage')}</button>}
          </div>
        </details>
      </CopyIsland>
    </div>
  )
}

function OpenLinks({ links }: { links: PageLink[] }) {
  return links.map(({ label, href }) => (
    <a key={href} className="copy-page" href={href} {...externalAttributes(true)}>
      {label}
    </a>
  ))
}

/** Loads the code of the actions within it once a reader touches them (`browser/copyPage.ts`). */
function CopyIsland({ script, children }: { script?: string; children: ReactNode }) {
  if (!script) return children
  return (
    <sotay-island data-files={script} data-when="touched">
      {children}
    </sotay-island>
  )
}

/** Copies the page as Markdown; without scripts it leads to that Markdown. */
function CopyLink({ href }: { href: string }) {
  const uiText = useUiText()
  return (
    <a className="copy-page" href={href} data-held data-copied={uiText('pageCopied')}>
      {uiText('copyPage')} <span role="status" />
    </a>
  )
}
