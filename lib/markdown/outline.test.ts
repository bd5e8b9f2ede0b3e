import { describe, expect, it } from 'vitest'
import { outlineOf } from './outline'
import { renderTree } from './pipeline'
import { tableOfContents } from './toc'

describe('outlineOf', () => {
  it('lists the headings with their lines', () => {
    const outline = outlineOf(renderTree('## Soup\n\ntext\n\n### Dill\n'))
    expect(outline.map(({ text, depth, line }) => [text, depth, line])).toEqual([
      ['Soup', 2, 1],
      ['Dill', 3, 5],
    ])
  })

  it('leaves out the mark of a footnote, as the table of contents does', () => {
    const tree = renderTree('## Sources[^1]\n\n## Soup\n\n## **Dill**[^1]\n\n[^1]: A book.')
    expect(outlineOf(tree).map(({ text }) => text)).toEqual(['Sources', 'Soup', 'Dill'])
    expect(tableOfContents(tree).map(({ text }) => text)).toEqual(['Sources', 'Soup', 'Dill'])
  })
})
