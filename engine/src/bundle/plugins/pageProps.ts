import type { Plugin } from 'vite'
import { parseModule } from '../parseModule.ts'

/**
 * Gives React pages the props `config` and `location` that they have in Docusaurus. `pages` are their module ids; one
 * that does not name them stays as it is.
 */
export function pageProps(pages: string[]): Plugin {
  const ids = new Set(pages)
  return {
    name: 'sotay:page-props',
    enforce: 'pre',
    transform(code, id) {
      if (!ids.has(id)) return undefined
      const given = [
        ...(readsConfig.test(code) ? ['config: config$'] : []),
        // By this name it is known what needs a browser.
        ...(readsLocation.test(code) ? ['location: router$.useLocation()'] : []),
      ]
      const written = given.length === 0 ? undefined : withProps(given, code, id)
      return written === undefined ? undefined : { code: written, map: null }
    },
  }
}

/** `props.config`, `const { config } = props`, `({ config })`. */
const readsConfig =
  /\bprops\??\.config\b|\{[^{}]*\bconfig\b[^{}]*\}\s*=\s*(?:this\.)?props\b|\(\{[^{}]*\bconfig\b/

/** `props.location`, `function Page({ location })`. */
const readsLocation = /\bprops\??\.location\b|export default (?:function \w*)?\(\{[^{}]*\blocation\b/

/** The code of a page, its default export wrapped; what is added is on lines that are there, so that numbers stay. */
function withProps(given: string[], code: string, id: string): string | undefined {
  const { program } = parseModule(code, id)
  const exported = program.body.find(({ type }) => type === 'ExportDefaultDeclaration')
  if (exported?.type !== 'ExportDefaultDeclaration') return undefined
  const { declaration, start, end } = exported
  const isNamed =
    /^(?:Function|Class)Declaration$/.test(declaration.type) && 'id' in declaration && declaration.id
  const name = isNamed ? (declaration.id as { name: string }).name : 'page$'
  const body = code.slice(declaration.start, end)
  const kept = isNamed ? body : `const page$ = ${body}`
  return [
    "import config$ from 'sotay:config'; import * as router$ from '@docusaurus/router'; import { createElement as create$ } from 'react'; ",
    code.slice(0, start),
    kept,
    `; export default (props) => create$(${name}, { ${given.join(', ')}, ...props });`,
    code.slice(end),
  ].join('')
}
