import { expect, test } from 'vitest'
import { hasBareText } from './hasBareText.ts'

test.each([
  ['<main><h1>Plain</h1></main>', true],
  ['<div class="wide"><p>Text</p></div>', true],
  ['<main class="home markdown"><p>Text</p></main>', false],
  ['<main><h1 class="title">Styled</h1></main>', false],
])('%s: %s', (html, expected) => expect(hasBareText(html)).toBe(expected))
