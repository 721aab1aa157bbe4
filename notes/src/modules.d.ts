declare module '*.module.css' {
  const classNames: Record<string, string>
  export default classNames
}

declare module '@docusaurus/Head' {
  export default function Head(props: { children: import('react').ReactNode }): null
}
