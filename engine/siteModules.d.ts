// What code of a site may import besides code, and the one thing of Node that configs ask for.
// It comes with the types of `sotay`. Packages with types of their own (Node's, Docusaurus') are not in its way.

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.module.sass' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css' {}
declare module '*.scss' {}
declare module '*.sass' {}

/** A component that shows the drawing, or its address where it is used as one. */
declare module '*.svg' {
  import type { ComponentType, SVGProps } from 'react'

  const picture: ComponentType<SVGProps<SVGSVGElement> & { title?: string }> & string
  export default picture
}
declare module '*.avif' {
  const address: string
  export default address
}
declare module '*.gif' {
  const address: string
  export default address
}
declare module '*.jpeg' {
  const address: string
  export default address
}
declare module '*.jpg' {
  const address: string
  export default address
}
declare module '*.mp4' {
  const address: string
  export default address
}
declare module '*.pdf' {
  const address: string
  export default address
}
declare module '*.png' {
  const address: string
  export default address
}
declare module '*.webp' {
  const address: string
  export default address
}
declare module '*?url' {
  const address: string
  export default address
}
declare module '*?raw' {
  const text: string
  export default text
}
declare module '*.md' {
  import type { ComponentType } from 'react'

  const Note: ComponentType
  export default Note
}
declare module '*.mdx' {
  import type { ComponentType } from 'react'

  const Note: ComponentType
  export default Note
}
declare module '@docusaurus/BrowserOnly' {
  import type { ReactNode } from 'react'
  export default function BrowserOnly(props: { children: () => ReactNode; fallback?: ReactNode }): ReactNode
}
declare module '@docusaurus/*'
declare module '@theme/*'
declare module '@theme-original/*'

declare namespace NodeJS {
  interface ProcessEnv {
    [name: string]: string | undefined
  }
  interface Process {
    env: ProcessEnv
  }
}
declare var process: NodeJS.Process
