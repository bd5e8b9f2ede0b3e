import { describe, expect, it } from 'vitest'
import { outlineOf } from './outline'
import { renderTree } from './pipeline'

describe('outlineOf', () => {
  it('lists the headings with their lines', () => {
    const outline = outlineOf(renderTree('## Soup\n\ntext\n\n### Dill\n'))
    expect(outline.map(({ text, depth, line }) => [text, depth, line])).toEqual([
      ['Soup', 2, 1],
      ['Dill', 3, 5],
    ])
  })
})
