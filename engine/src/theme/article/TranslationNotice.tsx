import { Admonition } from '../content/Admonition.tsx'
import { useUiText } from '../useUiText.ts'

/** Tells the reader that the page is not there in their language; `language` is named in theirs. */
export function TranslationNotice({ language }: { language: string }) {
  const uiText = useUiText()
  return (
    <Admonition
      kind="info"
      alert="info"
      title={uiText('untranslatedTitle')}
      className="theme-translation-notice"
    >
      {uiText('untranslated', { language })}
    </Admonition>
  )
}
