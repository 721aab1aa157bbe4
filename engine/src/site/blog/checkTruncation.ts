import { type Diagnostic, diagnose, hasErrors, withSeverity } from '../../diagnostics/diagnostic.ts'
import type { Document } from '../../markdown/document.ts'
import type { Route } from '../site.ts'

/** Reports a post without a truncate marker. */
export function checkTruncation({ target }: Route, document: Document | undefined): Diagnostic[] {
  if (target.kind !== 'post' || !document || document.beginning) return []
  if (hasErrors(document.diagnostics)) return []
  const problem = diagnose('post-without-truncate-marker', [], { file: document.file.source })
  return withSeverity(target.blog.config.onUntruncatedBlogPosts, problem)
}
