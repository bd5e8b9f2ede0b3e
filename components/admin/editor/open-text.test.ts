import { describe, expect, it } from 'vitest'
import { hasFrontMatter, readMarkdown, splitTitle } from './open-text'
import { toLocalInput } from '@/lib/datetime-local'

describe('splitTitle', () => {
  it.each([
    ['# Beet soup\n\nBoil.\n\n## Steps', 'Beet soup', 'Boil.\n\n## Steps'],
    ['## **Beet soup** ##\n\n### Steps\n\nBoil.', 'Beet soup', '## Steps\n\nBoil.'],
    ['# Beet soup', 'Beet soup', ''],
  ])('takes the title from the first heading: %j', (text, title, content) => {
    expect(splitTitle(text)).toEqual({ content, filled: { title } })
  })

  it.each(['## Ingredients\n\n- beets\n\n## Method', 'Beet soup\n\nBoil.', `# ${'x'.repeat(201)}`, ''])(
    'finds no title in %j',
    (text) => expect(splitTitle(text)).toBeNull(),
  )

  it('takes the title from the first line of a text that is pasted into the title', () => {
    expect(splitTitle('Beet soup\n\nBoil.', true)).toEqual({ content: 'Boil.', filled: { title: 'Beet soup' } })
    expect(splitTitle('- beets\n- dill', true)).toBeNull()
  })
})

describe('readMarkdown', () => {
  const SOUP =
    '---\ntitle: Beet soup\ntags: [soup, winter]\ndate: 2024-05-03T10:00:00Z\ndescription: Red and warm.\n---\n\nBoil the beets.\n'

  it('reads front matter as fields', async () => {
    expect(hasFrontMatter(SOUP)).toBe(true)
    expect(hasFrontMatter('---\n\nA divider.')).toBe(false)
    expect(await readMarkdown(SOUP)).toEqual({
      content: 'Boil the beets.',
      filled: {
        title: 'Beet soup',
        tags: 'soup, winter',
        metaTitle: '',
        metaDescription: 'Red and warm.',
        publishAt: toLocalInput('2024-05-03T10:00:00Z'),
      },
    })
  })

  it('takes the title from the file name when the text has none', async () => {
    const opened = await readMarkdown('Boil the beets.', 'beet-soup.md')
    expect(opened).toMatchObject({ content: 'Boil the beets.', filled: { title: 'beet soup' } })
  })
})
