import type { Element } from 'hast'
import { toString } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { describe, expect, test } from 'vitest'
import { renderTree } from './pipeline'

function elements(markdown: string, tagName: string): Element[] {
  const found: Element[] = []
  visit(renderTree(markdown), 'element', (node) => {
    if (node.tagName === tagName) found.push(node)
  })
  return found
}

const only = (markdown: string, tagName: string): Element => {
  const [first, ...rest] = elements(markdown, tagName)
  if (!first || rest.length > 0) throw new Error(`Expected one ${tagName}`)
  return first
}

describe('renderTree', () => {
  test.each(['# A\n\n## B', '## A\n\n### B', '### A\n\n##### B'])('headings of %j are h2 and h3', (markdown) => {
    expect(elements(markdown, 'h1')).toEqual([])
    expect(toString(only(markdown, 'h2'))).toBe('A')
    expect(toString(only(markdown, 'h3'))).toBe('B')
  })

  test('heading ids have the prefix and are unique', () => {
    const ids = elements('## Main\n\n## Main\n\n## Źródła', 'h2').map((node) => node.properties.id)
    expect(ids).toEqual(['s-main', 's-main-1', 's-źródła'])
  })

  test('a link opens in a new tab without an opener, an anchor and a mail address do not', () => {
    const outside = only('[a](https://who.int/)', 'a').properties
    expect(outside.target).toBe('_blank')
    expect(outside.rel).toEqual(['noopener', 'noreferrer'])
    expect(only('[a](//who.int/)', 'a').properties.target).toBe('_blank')
    expect(only('[a](/blog/x)', 'a').properties).toMatchObject({ target: '_blank', rel: ['noopener'] })
    for (const here of ['[a](#method)', '[a](mailto:a@b.example)']) {
      expect(only(here, 'a').properties.target, here).toBeUndefined()
    }
  })

  test('script addresses and raw HTML are removed', () => {
    expect(only('[a](javascript:alert(1))', 'a').properties.href).toBeUndefined()
    expect(only('[a](data:text/html,x)', 'a').properties.href).toBeUndefined()
    expect(elements('<iframe src="//x"></iframe>\n\n<script>x</script>\n\n<img src=x onerror=y>', 'iframe')).toEqual([])
    expect(elements('<script>x</script>', 'script')).toEqual([])
    expect(elements('text <img src=x onerror=y>', 'img')).toEqual([])
  })

  test('a footnote, its back link and its heading match', () => {
    const markdown = 'Salt.[^1]\n\n[^1]: Sodium chloride.'
    const links = elements(markdown, 'a')
    const hrefs = links.map((node) => String(node.properties.href))
    const ids = new Set<unknown>()
    visit(renderTree(markdown), 'element', (node) => {
      ids.add(node.properties.id)
    })
    expect(hrefs).toHaveLength(2)
    for (const href of hrefs) expect(ids, href).toContain(decodeURIComponent(href.slice(1)))
    expect(links[0]?.properties.ariaDescribedBy).toEqual([only(markdown, 'h2').properties.id])
  })

  test('a scrolling box is focusable and has a name', () => {
    for (const markdown of ['| a |\n|---|\n| 1 |', '```\ncode\n```']) {
      const box = only(markdown, 'div').properties
      expect(box).toMatchObject({ tabIndex: 0, role: 'region' })
      expect(box.ariaLabel).toBeTruthy()
    }
  })

  test('the empty corner of a table is no header', () => {
    const markdown = '|  | Dogs |\n|---|---|\n| Grapes | no |'
    expect(toString(only(markdown, 'th'))).toBe('Dogs')
    expect(elements(markdown, 'td').map((cell) => toString(cell))).toEqual(['', 'Grapes', 'no'])
  })

  test('task boxes have a label', () => {
    expect(only('- [x] Buy flour', 'input').properties.ariaLabel).toBe('Buy flour')
  })
})
