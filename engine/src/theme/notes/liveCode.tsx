import React, { type ComponentType, type ReactNode, useEffect, useState } from 'react'

interface LiveCodeProps {
  code: string
  language: string
  metastring?: string
  /** Names of what is on it. */
  words: { editor: string; result: string; reset: string }
  /** The block as the build made it. */
  children?: ReactNode
}

type PlaygroundProps = LiveCodeProps & { live: true; scope: object; children: string }

/** A code block that runs. Until its code is there, and without scripts, it is the block as the build made it. */
export const liveCodeOf = (Playground: ComponentType<PlaygroundProps>, scope: object) =>
  function LiveCode({ children, ...props }: LiveCodeProps) {
    const [isLive, setIsLive] = useState(false)
    useEffect(() => setIsLive(true), [])
    return (
      <div className="live-code">
        {isLive ? (
          <Playground {...props} live scope={scope}>
            {`${props.code}\n`}
          </Playground>
        ) : (
          children
        )}
      </div>
    )
  }

/** What is used of the package `react-live`. */
interface ReactLive {
  LiveProvider: ComponentType<
    Pick<PlaygroundProps, 'code' | 'language' | 'scope'> & {
      noInline: boolean
      theme: object
      children: ReactNode
    }
  >
  LiveEditor: ComponentType<{ tabMode: 'focus' }>
  LivePreview: ComponentType
  LiveError: ComponentType
}

/** An editor with what becomes of the code in it. */
export const playgroundOf = (
  { LiveProvider, LiveEditor, LivePreview, LiveError }: ReactLive,
  isResultFirst: boolean,
) => {
  const theme = createTheme()
  return function Playground({ code, language, metastring = '', scope, words }: PlaygroundProps) {
    const [round, setRound] = useState(0)
    const parts = [
      <div key="editor" ref={named(words.editor)} className="theme-code-block live-code-editor">
        <LiveEditor tabMode="focus" />
      </div>,
      <div key="result" role="group" aria-label={words.result} className="live-code-result">
        <LivePreview />
        <LiveError />
      </div>,
    ]
    const noInline = /(?:^|\s)noInline(?=\s|$)/.test(metastring)
    return (
      <>
        <LiveProvider key={round} theme={theme} {...{ code, language, scope, noInline }}>
          {isResultFirst ? parts.reverse() : parts}
        </LiveProvider>
        <button type="button" className="live-code-reset" onClick={() => setRound(round + 1)}>
          {words.reset}
        </button>
      </>
    )
  }
}

/** Gives the editor, which the package makes, a name. Its class is that of code that is only shown. */
const named = (label: string) => (editor: HTMLDivElement | null) => {
  const names = { class: '', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, tabindex: '0' }
  for (const [name, value] of Object.entries(names)) editor?.querySelector('pre')?.setAttribute(name, value)
}

/** The colours of code by the kinds of what is in it, as `react-live` names them. */
const kindsOfCode = {
  comment: 'comment prolog cdata',
  keyword: 'keyword boolean atrule',
  string: 'string template-string attr-value char regex url',
  number: 'number constant symbol',
  function: 'function',
  type: 'class-name maybe-class-name builtin',
  tag: 'tag selector',
  property: 'attr-name property',
  operator: 'operator',
}

const createTheme = () => ({
  plain: {},
  styles: Object.entries(kindsOfCode).map(([color, kinds]) => ({
    types: kinds.split(' '),
    style: { color: `var(--code-${color})` },
  })),
})

/** What code may use where the site says nothing else: React, and all that it exports. */
export const liveScope = /* @__PURE__ */ (() => ({ React, ...React }))()
