import { describe, expect, it } from 'vitest'
import { generateStructure } from './generate'
import { leftOvers } from './left-over'
import type { PostType } from '../types'

const contentOf = (prompt: string, type: PostType) => generateStructure(prompt, type)?.content ?? ''

describe('leftOvers', () => {
  it.each<[string, PostType, number]>([
    ['how to store apples', 'guide', 4],
    ['salmonella recall of eggs', 'news', 6],
    ['the Maillard reaction', 'education', 6],
    ['red lentil soup', 'recipe', 3],
  ])('finds the orders in an outline of “%s”, with their lines', (prompt, type, least) => {
    const content = contentOf(prompt, type)
    const found = leftOvers(content)
    expect(found.length).toBeGreaterThanOrEqual(least)
    for (const { text, line } of found) expect(content.split('\n')[line - 1]).toContain(text)
  })

  it('finds an order that names the subject, whatever the subject is', () =>
    expect(
      leftOvers(
        'Answer “why bread (and rye) rises” in three sentences. Then say for whom the rest is, and how long it takes.',
      ),
    ).toHaveLength(1))

  it.each([
    '## What you need',
    '- Flour',
    'The most common fault is too much water, and its cause is haste.',
    '| --- | --- |',
    'Answer it in three sentences.',
    'The cooks of Kraków say so: say what you like.',
    '',
  ])('takes %j for the author’s own', (text) => expect(leftOvers(text)).toEqual([]))
})
