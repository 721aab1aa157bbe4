import { fileURLToPath } from 'node:url'
import { escapeMarkup } from '../../engine/src/diagnostics/errorReference.ts'
import {
  commonFields,
  type FieldName,
  fieldExpectation,
  postFields,
} from '../../engine/src/markdown/frontMatter/frontMatterFields.ts'
import { readComments } from './readComments.ts'

const introduction = `# Front matter

What the lines between \`---\` at the top of a Markdown file may say, all of it optional:

\`\`\`md
---
title: Subnets
sidebar_position: 2
tags: [network]
---
\`\`\`

A field that is not listed here is the site's own: it is kept for plugins and components. One that nearly spells a listed field is a warning. A value that does not fit is an error with its place ([all problems](errors.md)).

This page is made from the schema in \`engine/src/markdown/frontMatter/\`: run \`node scripts/reference.mjs\` after a change there.`

/** The page of the docs that lists every front matter field, as Markdown. */
export function renderFrontMatterReference(): string {
  const sections = [
    introduction,
    '## Docs, posts and pages',
    ...describeFields('commonFields', commonFields),
    '## Posts only',
    ...describeFields('postFields', postFields),
  ]
  return `${sections.join('\n\n')}\n`
}

const schema = new URL('../../engine/src/markdown/frontMatter/frontMatterFields.ts', import.meta.url)

/** A section for each field that a variable of the schema holds, with the comment before it. */
function describeFields(variable: string, fields: object): string[] {
  const { members } = readComments(fileURLToPath(schema), variable)
  return Object.keys(fields).map((name) => {
    const accepted = fieldExpectation(name as FieldName)
    const comment = members.get(name)?.comment ?? ''
    const start = escapeMarkup(`${accepted[0]!.toUpperCase()}${accepted.slice(1)}.`)
    return `### ${name}\n\n${start} ${comment}`.trim()
  })
}
