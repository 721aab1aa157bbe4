// What the engine's own components use of React. `build.mjs` makes two files of it: `ui.js` with Preact in its place,
// which their code imports, and `uiReact.js`, which takes React from the site's islands (`ui: 'react'`).

export { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
export { Fragment, jsx, jsxs } from 'react/jsx-runtime'
export { flushSync } from 'react-dom'
export { createRoot, hydrateRoot } from 'react-dom/client'
