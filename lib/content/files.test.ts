import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { site } from '../site.ts'
import { fillWords, parseYaml } from './files.ts'
import { parseLegal } from './legal.ts'

describe('fillWords', () => {
  it('replaces the words in braces and leaves the rest', () => {
    expect(fillWords('{name}, {email}: a {response}')).toBe(
      `${site.name}, ${site.contact.email}: a ${site.promises.response}`,
    )
  })

  it('refuses a word that does not exist', () => {
    expect(() => fillWords('Hello {nmae}')).toThrow('{nmae}')
  })
})

describe('parseYaml', () => {
  const schema = z.strictObject({ title: z.string(), items: z.array(z.string()) })

  it('fills in words after reading, so that no value breaks the file', () => {
    expect(parseYaml('title: About {name}\nitems: ["{phone}"]', schema)).toEqual({
      title: `About ${site.name}`,
      items: [site.contact.phone],
    })
  })

  it.each(['title: A', 'title: A\nitems: []\ntilte: B', 'title: 1\nitems: []'])('refuses %j', (text) => {
    expect(() => parseYaml(text, schema)).toThrow()
  })
})

describe('parseLegal', () => {
  const head = '---\ntitle: Terms\ndescription: D\nintro: Of {name}\nboxLabel: B\n---\n'

  it('reads sections with their address, paragraphs, subheadings and lists', () => {
    const { intro, sections } = parseLegal(`${head}\n## Your Rights\n\nText.\n\n### Access\n\n- one\n- two\n`)
    expect(intro).toBe(`Of ${site.name}`)
    expect(sections).toEqual([
      {
        id: 'your-rights',
        heading: 'Your Rights',
        blocks: [
          { kind: 'paragraph', text: 'Text.' },
          { kind: 'subheading', text: 'Access' },
          { kind: 'list', items: ['one', 'two'] },
        ],
      },
    ])
  })

  it('turns a word with several entries into as many items', () => {
    const [section] = parseLegal(`${head}\n## Cookies\n\n- {keptForEditors}\n`).sections
    const [list] = section?.blocks ?? []
    expect(list?.kind === 'list' && list.items.length).toBeGreaterThan(3)
  })
})
