import { Admonition } from '../content/Admonition.tsx'
import { useUiText } from '../useUiText.ts'

/** Says that the page is not translated. `language` is the name of its own language, in the reader's. */
export function TranslationNotice({ language }: { language: string }) {
  const uiText = useUiText()
  return (
    <Admonition kind="info" title={uiText('untranslatedTitle')} className="theme-translation-notice">
      {uiText('untranslated', { language })}
    </Admonition>
  )
}
