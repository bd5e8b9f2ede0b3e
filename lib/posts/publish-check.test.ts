import { describe, expect, it } from 'vitest'
import { leftoverPrompts, checkBeforePublishing } from './publish-check'
import { generateStructure } from './structure/generate'
import type { PostType } from './types'

const SITE = 'https://flavorcraft.example'
const check = (text: string, type: 'guide' | 'recipe' = 'guide') => checkBeforePublishing(text, type, SITE)

describe('checkBeforePublishing', () => {
  it('lists links of this site by their path and others whole, with their lines', () => {
    const text = `See [soup](/blog/soup), [ours](${SITE}/blog/stew?a#b).\n\n[Elsewhere](https://example.org/a) [up](#top) [mail](mailto:a@b.pl) [odd](//x.example)`
    expect(check(text).links).toEqual([
      { address: '/blog/soup', words: 'soup', line: 1 },
      { address: '/blog/stew', words: 'ours', line: 1 },
      { address: 'https://example.org/a', words: 'Elsewhere', line: 3 },
    ])
  })

  it('splits no emoji where it cuts the words of a link', () =>
    expect(check(`[${'a'.repeat(59)}🍲 and more](/blog/soup)`).links[0]?.words.isWellFormed()).toBe(true))

  it('leaves out a link that is too long for the look-up', () =>
    expect(check(`[Map](https://example.org/${'x'.repeat(2000)}) and [soup](/blog/soup)`).links).toEqual([
      { address: '/blog/soup', words: 'soup', line: 1 },
    ]))

  it('lists the stored pictures without an alt text', () =>
    expect(check('![](/media/a.webp)\n\n![A loaf](/media/b.webp)\n\n![ ](picture:2)').undescribed).toEqual([
      { name: 'a.webp', line: 1 },
    ]))

  it('asks for the title of a video', () => {
    const video = 'https://youtu.be/dQw4w9WgXcQ'
    const text = `Words\n${video}\n\n[How to fold](${video})\n\n${SITE}/films/dough.mp4\n\nhttps://other.example/film.mp4`
    const found = check(text).findings.filter(({ message }) => message.includes('video'))
    expect(found.map(({ line }) => line)).toEqual([2, 6])
  })

  it('marks a leftover sentence of a template as grave, but not the missing parts of a recipe', () => {
    const { findings } = check('Say in two or three sentences what makes soup worth cooking.', 'recipe')
    expect(findings.filter(({ isGrave }) => isGrave)).toEqual([
      { message: expect.stringContaining('A sentence of the helper') as string, line: 1, isGrave: true },
    ])
    expect(findings.length).toBeGreaterThan(1)
  })

  it('finds nothing in a complete text', () =>
    expect(check('Bread is flour, water and salt.')).toEqual({ findings: [], links: [], undescribed: [] }))
})

const contentOf = (prompt: string, type: PostType) => generateStructure(prompt, type)?.content ?? ''

describe('leftoverPrompts', () => {
  it.each<[string, PostType, number]>([
    ['how to store apples', 'guide', 4],
    ['salmonella recall of eggs', 'news', 6],
    ['the Maillard reaction', 'education', 6],
    ['red lentil soup', 'recipe', 3],
  ])('finds the prompts in an outline of “%s”, with their lines', (prompt, type, least) => {
    const content = contentOf(prompt, type)
    const found = leftoverPrompts(content)
    expect(found.length).toBeGreaterThanOrEqual(least)
    for (const { text, line } of found) expect(content.split('\n')[line - 1]).toContain(text)
  })

  it('finds a prompt that contains any subject', () =>
    expect(
      leftoverPrompts(
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
  ])('does not report %j, which may be the author’s own', (text) => expect(leftoverPrompts(text)).toEqual([]))
})
