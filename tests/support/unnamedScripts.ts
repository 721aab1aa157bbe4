import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g

/** The inline scripts of a page whose hash is missing in its content security policy: browsers would not run them. */
export function unnamedScripts(html: string): string[] {
  const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
  const scripts = [...html.matchAll(inlineScript)].map(([, script]) => script!)
  return scripts.filter((script) => !policy.includes(createHash('sha256').update(script).digest('base64')))
}
