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

const IconArrow = /* @__PURE__ */ icon('M9 5l7 7-7 7')
const IconClose = /* @__PURE__ */ icon('M5 5l14 14M19 5L5 19')
const IconCopy = /* @__PURE__ */ icon('M9 9h11v11H9zM15 9V4H4v11h5')
const IconDanger = /* @__PURE__ */ icon('M8 3h8l5 5v8l-5 5H8l-5-5V8zM12 8v5M12 16v.5')
const IconDarkMode = /* @__PURE__ */ icon('M19 15A8 8 0 0 1 9 5a8 8 0 1 0 10 10z')
const IconEdit = /* @__PURE__ */ icon('M4 20l1-5L16 4l4 4L9 19zM14 6l4 4')
const IconEmail = /* @__PURE__ */ icon('M3 5h18v14H3zM3 6l9 7 9-7')
const IconExpand = /* @__PURE__ */ icon('M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5')
const IconInfo = /* @__PURE__ */ icon('M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 11v5M12 8v.5')
const IconLanguage = /* @__PURE__ */ icon(
  'M3 6h10M8 3v3M11 6c-1 4-4 7-7 8M6 9c1 2 3 4 5 5M12 20l4-10 4 10M13.5 16h5',
)
const IconLightMode = /* @__PURE__ */ icon(
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M19 5l-1.5 1.5M6.5 17.5L5 19',
)
const IconMenu = /* @__PURE__ */ icon('M4 6h16M4 12h16M4 18h16')
const IconNote = /* @__PURE__ */ icon('M5 3h14v18H5zM9 8h6M9 12h6M9 16h3')
const IconSocial = /* @__PURE__ */ icon(
  'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M3 12h18M12 3c-5 6-5 12 0 18M12 3c5 6 5 12 0 18',
)
const IconSuccess = /* @__PURE__ */ icon('M4 12l6 6L20 6')
const IconSystemColorMode = /* @__PURE__ */ icon(
  'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M12 3v18M12 8h6M12 13h8M12 18h5',
)
const IconTip = /* @__PURE__ */ icon('M9 17c0-3-3-4-3-8a6 6 0 1 1 12 0c0 4-3 5-3 8zM10 21h4')
const IconWarning = /* @__PURE__ */ icon('M12 3L2 20h20zM12 9v6M12 17v.5')
const IconWordWrap = /* @__PURE__ */ icon('M4 6h16M4 12h13a3 3 0 0 1 0 6h-4M15 16l-2 2 2 2M4 18h5')

// All under the names by which code of sites imports them.
export {
  IconArrow as '@theme/Icon/Arrow#default',
  IconClose as '@theme/Icon/Close#default',
  IconCopy as '@theme/Icon/Copy#default',
  IconDanger as '@theme/Admonition/Icon/Danger#default',
  IconDarkMode as '@theme/Icon/DarkMode#default',
  IconEdit as '@theme/Icon/Edit#default',
  IconEmail as '@theme/Icon/Socials/Email#default',
  IconExpand as '@theme/Icon/Expand#default',
  IconInfo as '@theme/Admonition/Icon/Info#default',
  IconLanguage as '@theme/Icon/Language#default',
  IconLightMode as '@theme/Icon/LightMode#default',
  IconMenu as '@theme/Icon/Menu#default',
  IconNote as '@theme/Admonition/Icon/Note#default',
  IconSocial as '@theme/Icon/Socials/Bluesky#default',
  IconSocial as '@theme/Icon/Socials/Default#default',
  IconSocial as '@theme/Icon/Socials/GitHub#default',
  IconSocial as '@theme/Icon/Socials/Instagram#default',
  IconSocial as '@theme/Icon/Socials/LinkedIn#default',
  IconSocial as '@theme/Icon/Socials/Mastodon#default',
  IconSocial as '@theme/Icon/Socials/StackOverflow#default',
  IconSocial as '@theme/Icon/Socials/Threads#default',
  IconSocial as '@theme/Icon/Socials/Twitch#default',
  IconSocial as '@theme/Icon/Socials/Twitter#default',
  IconSocial as '@theme/Icon/Socials/X#default',
  IconSocial as '@theme/Icon/Socials/YouTube#default',
  IconSuccess as '@theme/Icon/Success#default',
  IconSystemColorMode as '@theme/Icon/SystemColorMode#default',
  IconTip as '@theme/Admonition/Icon/Tip#default',
  IconWarning as '@theme/Admonition/Icon/Warning#default',
  IconWordWrap as '@theme/Icon/WordWrap#default',
}
