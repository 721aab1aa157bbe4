import type { Element } from 'hast'
import { diagnose } from '../../../diagnostics/diagnostic.ts'
import { isRecord } from '../../../std/collections.ts'
import { endOfText, takeText } from '../../sections.ts'
import type { ComponentRenderer } from '../../walkTree.ts'
import { whereIs } from '../../whereIs.ts'
import { renderImage } from '../image.ts'
import { readJsxAttributes } from '../jsxAttributes.ts'
import { toProperties } from '../toProperties.ts'

/** `<ThemedImage sources={{ light, dark }}>`: one picture for each colour mode. CSS hides the other. */
export const renderThemedImage: ComponentRenderer = (node, walk, renderChildren) => {
  const { sources, className, ...props } = readJsxAttributes(node, walk)
  if (!isRecord(sources) || typeof sources.light !== 'string' || typeof sources.dark !== 'string') {
    walk.diagnostics.push(diagnose('themed-image-without-sources', [], whereIs(node, walk, '<ThemedImage')))
    return ''
  }
  const render = (src: unknown, ownClass: string) => {
    const classes = [ownClass, className].filter(Boolean).join(' ')
    const properties = toProperties({ src, className: classes, ...props })
    const { position } = node
    const image = { type: 'element', tagName: 'img', properties, children: [], position } as Element
    return renderImage(image, walk, renderChildren)
  }
  const light = render(sources.light, 'light-only')
  const described = endOfText(walk)
  const dark = render(sources.dark, 'dark-only')
  takeText(described, walk)
  return light + dark
}
