import type { ComponentProps } from 'react'

type IconProps = ComponentProps<'svg'>

/** An icon of 24 by 24, drawn in lines of the colour of its text, and hidden from screen readers. */
const icon = (lines: string) =>
  function Icon(props: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        <path d={lines} />
      </svg>
    )
  }

export const IconArrow = /* @__PURE__ */ icon('M9 5l7 7-7 7')
export const IconClose = /* @__PURE__ */ icon('M5 5l14 14M19 5L5 19')
export const IconCopy = /* @__PURE__ */ icon('M9 9h11v11H9zM15 9V4H4v11h5')
export const IconDarkMode = /* @__PURE__ */ icon('M19 15A8 8 0 0 1 9 5a8 8 0 1 0 10 10z')
export const IconEdit = /* @__PURE__ */ icon('M4 20l1-5L16 4l4 4L9 19zM14 6l4 4')
export const IconLanguage = /* @__PURE__ */ icon(
  'M3 6h10M8 3v3M11 6c-1 4-4 7-7 8M6 9c1 2 3 4 5 5M12 20l4-10 4 10M13.5 16h5',
)
export const IconLightMode = /* @__PURE__ */ icon(
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19',
)
export const IconMenu = /* @__PURE__ */ icon('M4 6h16M4 12h16M4 18h16')
export const IconSuccess = /* @__PURE__ */ icon('M4 12l6 6L20 6')
export const IconSystemColorMode = /* @__PURE__ */ icon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 3v18M12 8h6M12 13h8M12 18h5',
)
export const IconWordWrap = /* @__PURE__ */ icon('M4 6h16M4 12h13a3 3 0 0 1 0 6h-4M15 16l-2 2 2 2M4 18h5')
