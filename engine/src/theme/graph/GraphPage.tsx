import type { ContentOf, PageData } from '../../model/pageData.ts'
import { DocLayout, PageHeader } from '../layouts/DocLayout.tsx'
import { useUiText } from '../texts.tsx'
import { NoteGraph } from './NoteGraph.tsx'

type Content = ContentOf<'graph'>

/**
 * The map of the notes, complete without a script: a picture whose dots are links, and the same as a list. A script
 * (`browser/graph/graph.tsx`) zooms, shows what is linked, and filters.
 */
export function GraphPage({ page, content }: { page: PageData; content: Content }) {
  const uiText = useUiText()
  const { notes, folders, total } = content
  // The texts that the script of the map shows.
  const { filterPages, sections, allFolders, pagesInside, zoomOut, zoomIn, fitIntoWindow } = page.words
  const words = { filterPages, sections, allFolders, pagesInside, zoomOut, zoomIn, fitIntoWindow }
  return (
    <DocLayout page={page}>
      <div className="graph">
        <PageHeader title={page.title}>
          <p>
            {uiText('graphOffer')}{' '}
            {total > notes.length && uiText('graphPart', { count: notes.length, total })}{' '}
            <a href={`#${listId}`}>{uiText('graphAsList')}</a>
          </p>
        </PageHeader>
        <sotay-island data-files={page.graphScript} data-when="visible" data-words={JSON.stringify(words)}>
          <div className="graph-view">
            <div className="graph-tools" />
            <div className="graph-stage">
              <div className="graph-map">
                <NoteGraph graph={content} name={page.title} />
              </div>
            </div>
          </div>
        </sotay-island>
        <ul className="graph-folders">
          {folders.map(({ label, hue }, folder) => (
            <li key={label}>
              <a href={`#${folderId(folder)}`} data-hue={hue}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <h2 id={listId}>{uiText('graphAsList')}</h2>
        {folders.map(({ label }, folder) => (
          <FolderList key={label} {...{ content, folder }} />
        ))}
      </div>
    </DocLayout>
  )
}

const listId = 'list'
const folderId = (folder: number) => `folder-${folder + 1}`

/** The notes of a folder, each with the notes that it links to, and those that link to it. */
function FolderList({ content: { notes, folders }, folder }: { content: Content; folder: number }) {
  const uiText = useUiText()
  const { label, hue } = folders[folder]!
  const inside = notes.flatMap((note, at) => (note.folder === folder ? [{ note, at }] : []))
  const linking = (at: number) => notes.filter(({ links }) => links.includes(at))
  return (
    <details className="graph-folder">
      <summary data-hue={hue}>
        {label} <small>{uiText('pagesInside', { count: inside.length })}</small>
      </summary>
      <ul id={folderId(folder)}>
        {inside.map(({ note, at }) => (
          <li key={note.href}>
            <a href={note.href}>{note.title}</a>
            <Links label={uiText('linksTo')} notes={note.links.map((each) => notes[each]!)} />
            <Links label={uiText('linkedFrom')} notes={linking(at)} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Links({ label, notes }: { label: string; notes: Content['notes'] }) {
  if (notes.length === 0) return null
  return (
    <p>
      {label}:{' '}
      {notes.map(({ href, title }, at) => (
        <span key={href}>
          {at > 0 && ', '}
          <a href={href}>{title}</a>
        </span>
      ))}
    </p>
  )
}
