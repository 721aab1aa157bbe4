import type { Nodes } from 'hast'
import { type CodeMeta, parseCodeMeta } from '../../code/codeMeta.ts'
import { toText } from '../../toText.ts'
import { childrenOf, type Walk } from '../../walk.ts'
import type { ComponentRenderer } from '../../walkTree.ts'
import { renderCode } from '../codeBlock.ts'
import { evaluateExpression } from '../expression.ts'
import { isComment } from '../isComment.ts'
import { isExpression } from '../isExpression.ts'
import { readJsxAttributes } from '../jsxAttributes.ts'

/** `<CodeBlock language="js">`: a code block with props in place of fence attributes. */
export const renderCodeBlockComponent: ComponentRenderer = (node, walk) => {
  const { language, className, metastring, title, showLineNumbers } = readJsxAttributes(node, walk)
  const named =
    language ?? /language-(\S+)/.exec(String(className ?? ''))?.[1] ?? walk.options.defaultLanguage
  const isNumbered = Boolean(showLineNumbers)
  const meta: CodeMeta = {
    ...parseCodeMeta(String(metastring ?? '')),
    ...(title !== undefined && { title: String(title) }),
    ...(isNumbered && { firstLineNumber: Number(showLineNumbers) }),
  }
  const code = codeOf(node, walk).replace(/^\n|\n$/g, '')
  return renderCode(code, String(named ?? 'text').toLowerCase(), meta, walk)
}

/** The code within the element. Strings from expressions are taken literally. */
function codeOf(node: Nodes, walk: Walk): string {
  if (isExpression(node))
    return isComment(node.value) ? '' : String(evaluateExpression(node.value, node, walk) ?? '')
  const children = childrenOf(node)
  return children.length === 0 ? toText(node) : children.map((child) => codeOf(child, walk)).join('')
}
