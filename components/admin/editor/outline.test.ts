import { describe, expect, it } from 'vitest'
import { matchScroll, outlineOf } from './outline'
import { renderTree } from '@/lib/markdown/pipeline'

describe('outlineOf', () => {
  it('names the headings with the lines they stand on', () => {
    const outline = outlineOf(renderTree('## Soup\n\ntext\n\n### Dill\n'))
    expect(outline.map(({ text, depth, line }) => [text, depth, line])).toEqual([
      ['Soup', 2, 1],
      ['Dill', 3, 5],
    ])
  })
})

describe('matchScroll', () => {
  it.each([
    [0, 0],
    [50, 100],
    [100, 200],
    [150, 250],
    [999, 300],
  ])('puts %d at %d', (at, expected) => expect(matchScroll([0, 100, 200], [0, 200, 300], at)).toBe(expected))
})
