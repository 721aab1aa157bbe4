import type { JsxElement } from '../jsx.ts'

/** Drops the attribute `toc={toc}`, which means all headings of the note, as no attribute does. */
export function withoutOwnToc(node: JsxElement): JsxElement {
  return { ...node, attributes: node.attributes.filter((each) => !isOwnToc(each)) }
}

function isOwnToc(attribute: JsxElement['attributes'][number]): boolean {
  if (attribute.type === 'mdxJsxExpressionAttribute' || attribute.name !== 'toc') return false
  const { value } = attribute
  return typeof value === 'object' && value?.value.trim() === 'toc'
}
