import { expect, test } from 'vitest'
import { testSvg } from '../../../../tests/support/testSvg.ts'
import { writeSvg } from './framePicture.ts'
import { optimisePicture } from './optimisePicture.ts'
import { readPicture } from './readPicture.ts'

/** A picture that holds this, read with this style sheet, tidied and written. */
function tidied(markup: string, css = '') {
  const svg = testSvg(`<desc/>${markup}`).parentElement!
  return writeSvg(optimisePicture(readPicture(svg, css))).replace(/^<svg>|<\/svg>$/g, '')
}

test.each([
  [
    'styles become attributes',
    '<rect class="a" width="1" height="2"/>',
    '<rect width="1" height="2" fill="red"/>',
  ],
  [
    'attributes that the sheet overrules go',
    '<rect fill="blue" class="a" width="1" height="2"/>',
    '<rect width="1" height="2" fill="red"/>',
  ],
  [
    'what is inherited is said once',
    '<g fill="red" stroke="red"><circle class="a" r="1" stroke="red"/></g>',
    '<g fill="red" stroke="red"><circle r="1"/></g>',
  ],
  [
    'opacity is not inherited',
    '<g opacity="0.5"><circle r="1" opacity="0.5"/></g>',
    '<g opacity="0.5"><circle r="1" opacity="0.5"/></g>',
  ],
  [
    'empty groups and texts go',
    '<g><g class="a"/><text x="1"> </text></g><circle r="1"/>',
    '<circle r="1"/>',
  ],
  ['groups without a say go', '<g><g class="x"><circle r="1"/></g></g>', '<circle r="1"/>'],
  ['boxes without a size go', '<rect fill="red"/><circle r="1"/>', '<circle r="1"/>'],
  ['what is not displayed goes', '<circle r="1" style="display:none"/><circle r="2"/>', '<circle r="2"/>'],
  [
    'numbers are short',
    '<circle r="1.23456" cx="3px" transform="translate(0.3333333, 10)"/>',
    '<circle r="1.23" cx="3" transform="translate(0.33, 10)"/>',
  ],
  [
    'words of one line become one text',
    '<text><tspan x="0"><tspan font-weight="normal">a</tspan><tspan font-weight="normal"> b</tspan></tspan></text>',
    '<text><tspan x="0">a b</tspan></text>',
  ],
  [
    'words in bold stay apart',
    '<text><tspan font-weight="bold">a</tspan><tspan font-weight="bold"> b</tspan><tspan> c</tspan></text>',
    '<text><tspan font-weight="bold">a b</tspan> c</text>',
  ],
  [
    'lines stay apart',
    '<text><tspan x="0">a</tspan><tspan x="0">b</tspan></text>',
    '<text><tspan x="0">a</tspan><tspan x="0">b</tspan></text>',
  ],
  [
    'entities that are left are read, and written again',
    '<text>a &amp;lt; b</text>',
    '<text>a &lt; b</text>',
  ],
  [
    'a turn in the sheet becomes an attribute',
    '<circle class="turned" r="1" transform-origin="5px 6px"/>',
    '<circle r="1" transform="translate(5 6) rotate(45) translate(-5 -6)"/>',
  ],
  [
    'text beside HTML takes its place, in the colour of text',
    '<switch><foreignObject width="1" height="1"/><text>a</text></switch>',
    '<text fill="currentColor">a</text>',
  ],
  [
    'empty attributes go, and sizes that circles do not have',
    '<text font-weight="">a</text><circle r="1" width="2" height="2"/>',
    '<text>a</text><circle r="1"/>',
  ],
  [
    'scripts and handlers go',
    '<script>x</script><a href="javascript:x" onclick="x"><circle r="1"/></a>',
    '<a><circle r="1"/></a>',
  ],
  [
    'a link that runs code goes, even with a tab in its scheme',
    '<a href="java\tscript:x"><circle r="1"/></a>',
    '<a><circle r="1"/></a>',
  ],
  [
    'links stay',
    '<a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="/b"><circle r="1"/></a>',
    '<a href="/b"><circle r="1"/></a>',
  ],
])('%s', (_, markup, expected) => {
  expect(tidied(markup, '#d .a{fill:red;}#d .turned{transform:rotate(45deg);}')).toBe(expected)
})

test('ids are kept where something refers to them, under names of their own', () => {
  const markup =
    '<defs><marker id="arrow"><path d="M0 0L1 1"/></marker><marker id="unused"><path d="M0 0L1 1"/></marker></defs><path id="edge" marker-end="url(#arrow)" d="M0 0L1 1"/>'
  expect(tidied(markup)).toBe(
    '<defs><marker id="diagram-id-1"><path d="M0 0L1 1"/></marker></defs><path d="M0 0L1 1" marker-end="url(#diagram-id-1)"/>',
  )
})
