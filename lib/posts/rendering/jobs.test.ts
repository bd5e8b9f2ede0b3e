import { describe, expect, it } from 'vitest'
import { cleanMarkdown, derivedColumns } from './jobs'
import type { PostType } from '../types'
import { storedLabels } from '@/lib/recipe/confirmed-labels'

describe('cleanMarkdown', () => {
  it('removes script blocks, handlers and script addresses', () => {
    expect(cleanMarkdown('before <script>alert(1)</script> after')).toBe('before  after')
    expect(cleanMarkdown('<img src=x onerror="steal()">')).toBe('<img src=x>')
    expect(cleanMarkdown("<a href=# ONCLICK='x'>a</a>")).toBe('<a href=#>a</a>')
    expect(cleanMarkdown('[click](javascript:alert(1))')).toBe('[click](alert(1))')
    expect(cleanMarkdown('[click](JaVaScRiPt:alert(1))')).toBe('[click](alert(1))')
  })

  it('removes dangerous parts that an earlier removal put together', () => {
    expect(cleanMarkdown('[a](javascriptjavascript::x)')).toBe('[a](x)')
    expect(cleanMarkdown('<scr<script></script>ipt>alert(1)</script>')).not.toMatch(/<script/i)
  })

  it('removes an unclosed script up to the end of the text', () => {
    expect(cleanMarkdown('a <script>alert(1)')).toBe('a ')
  })

  it('does not change code', () => {
    const text =
      'Never write `href="javascript:…"`:\n\n```html\n<a onclick="x()">y</a>\n<script>z</script>\n```\n\nDone.'
    expect(cleanMarkdown(text)).toBe(text)
  })

  it('does not change harmless prose, quotes and comparisons', () => {
    const text = 'JavaScript is fine. 2 < 3 and 5 > 4. On = off? Ona = one. "quotes" & ‘more’'
    expect(cleanMarkdown(text)).toBe(text)
  })

  it('does not change Markdown', () => {
    const text = '# A\n\n1. one\n2. two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n'
    expect(cleanMarkdown(text)).toBe(text)
  })
})

const RECIPE = `A soup for a cold day, red and clear.

- Prep time: 15 min
- Cook time: 1 h
- Serves: 4

## Ingredients

- 2 beets

## Directions

1. Boil them.
`

const derived = (content: string, postType: PostType = 'recipe', labels: string[] = []) =>
  derivedColumns({ content, postType, labels })

describe('derivedColumns', () => {
  it('returns the values of a recipe’s card', () => {
    expect(derived(RECIPE)).toEqual({
      excerpt: 'A soup for a cold day, red and clear.',
      reading_minutes: 1,
      total_minutes: 75,
      servings: '4',
      labels: [],
    })
  })

  it('keeps labels only while the ingredients are those that they were confirmed for', () => {
    const labels = storedLabels({ diets: ['vegan'], allergens: [] }, ['2 beets'])
    const labelsOf = (beets: string, type: PostType = 'recipe') =>
      derived(RECIPE.replace('- 2 beets', beets), type, labels).labels
    expect(labelsOf('- 2 beets')).toEqual(labels)
    expect(labelsOf('- 3 beets')).toEqual(labels)
    expect(labelsOf('- 2 beets\n- 50 g butter')).toEqual([])
    expect(labelsOf('- 2 beets', 'guide')).toEqual([])
  })

  it('reads no recipe in a post of another type or without a recipe', () => {
    const none = { total_minutes: null, servings: null }
    expect(derived(RECIPE, 'guide')).toMatchObject(none)
    expect(derived('Only words.')).toMatchObject({ ...none, excerpt: 'Only words.' })
    expect(derived('')).toMatchObject({ excerpt: '', reading_minutes: 1 })
  })

  it('stays within the limits of the database', () => {
    expect(derived(RECIPE.replace('- Cook time: 1 h', '- Total time: 9999 hours')).total_minutes).toBe(100_000)
  })
})
