import { Children, isValidElement, type ReactElement, type ReactNode, useId, useState } from 'react'
import { tabElements } from '../../model/constructs.ts'
import { classNames } from '../texts.tsx'
import { useRenderedAtBuild } from './noteContext.ts'

interface NoteTabsProps {
  defaultValue?: string | null
  values?: { value: string; label?: string }[]
  children?: ReactNode
}

/** Tabs in JSX; in notes rendered like the tabs of Markdown. */
export function NoteTabs(props: NoteTabsProps) {
  return useRenderedAtBuild('Tabs', props) ?? <LiveTabs {...props} />
}

/** Tabs within an island: React's state holds the chosen one. */
function LiveTabs({ defaultValue, values, children }: NoteTabsProps) {
  const items = Children.toArray(children).filter((child): child is ReactElement<NoteTabItemProps> =>
    isValidElement(child),
  )
  const first = items.find(({ props }) => props.default) ?? items[0]
  const [chosen, choose] = useState(defaultValue === undefined ? first?.props.value : defaultValue)
  const id = useId()
  const labelOf = ({ value, label }: NoteTabItemProps) =>
    values?.find((each) => each.value === value)?.label ?? label ?? value
  return (
    <div {...tabElements.group}>
      <div {...tabElements.list}>
        {items.map(({ props }, index) => (
          <button
            key={props.value}
            type="button"
            role="tab"
            className={classNames(
              tabElements.tab.className,
              props.value === chosen && tabElements.chosen.className,
            )}
            aria-selected={props.value === chosen}
            aria-controls={`${id}${index}`}
            onClick={() => choose(props.value)}
          >
            {labelOf(props)}
          </button>
        ))}
      </div>
      {items.map((item, index) => (
        <div key={item.props.value} id={`${id}${index}`} role="tabpanel" hidden={item.props.value !== chosen}>
          {item}
        </div>
      ))}
    </div>
  )
}

interface NoteTabItemProps {
  value: string
  label?: string
  default?: boolean
  children?: ReactNode
}

/** A tab; `NoteTabs` renders it. */
export function NoteTabItem({ children }: NoteTabItemProps) {
  return children
}
