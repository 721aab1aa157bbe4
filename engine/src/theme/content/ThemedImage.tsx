import type { ImgHTMLAttributes } from 'react'

interface ThemedImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  sources: { light: string; dark: string }
}

/** A picture for each colour mode. Both are in the page; CSS shows one. */
export function ThemedImage({ sources, className, alt, ...attributes }: ThemedImageProps) {
  if (sources.light === sources.dark) return <img src={sources.light} {...{ alt, className }} {...attributes} />
  const classFor = (mode: string) => [`${mode}-only`, className].filter(Boolean).join(' ')
  return (
    <>
      <img src={sources.light} alt={alt} {...attributes} className={classFor('light')} />
      <img src={sources.dark} alt={alt} {...attributes} className={classFor('dark')} />
    </>
  )
}
