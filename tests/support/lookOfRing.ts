/** What a reader sees of a ring of the spinner; runs in the page. */
export function lookOfRing(circle: Element) {
  const { stroke, strokeWidth, r, visibility, opacity, animationDuration } = getComputedStyle(circle)
  const isInk = stroke !== 'none' && !/[,/] ?0\)$/.test(stroke) && visibility === 'visible' && opacity === '1'
  // A style sheet can name an animation that nothing describes.
  const radii = circle
    .getAnimations()
    .map(({ effect }) => (effect as KeyframeEffect).getKeyframes().at(-1)?.r)
  return {
    isDrawn: isInk && Number.parseFloat(strokeWidth) > 0 && Number.parseFloat(r) > 0,
    grows: radii.length === 1 && Number.parseFloat(String(radii[0])) > 6,
    duration: animationDuration,
  }
}
