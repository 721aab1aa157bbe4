import { ThemedImage } from '../content/ThemedImage.tsx'
import { linkHref } from './linkHref.ts'

type NoteThemedImageProps = Parameters<typeof ThemedImage>[0]

/** A picture for each colour mode; the base URL is added to both addresses. */
export function NoteThemedImage({ sources, ...others }: NoteThemedImageProps) {
  const { light, dark } = sources
  return <ThemedImage sources={{ light: linkHref(light), dark: linkHref(dark) }} {...others} />
}
