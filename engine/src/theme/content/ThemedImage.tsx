import type { ImgHTMLAttributes } from 'react'
import { classNames } from '../classNames.ts'

interface ThemedImageProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src'> {
  sources: { light: string; dark: string }
}

/** A picture for each colour mode. Both are in the page; CSS shows one, and browsers fetch only that one. */
export function ThemedImage({ sources, className, alt, ...others }: ThemedImageProps) {
  const attributes = { loading: 'lazy', ...others } as const
  if (sources.light === sources.dark)
    return <img src={sources.light} alt={alt} className={className} {...attributes} />
  return (
    <>
      <img src={sources.light} alt={alt} {...attributes} className={classNames('light-only', className)} />
      <img src={sources.dark} alt={alt} {...attributes} className={classNames('dark-only', className)} />
    </>
  )
}
