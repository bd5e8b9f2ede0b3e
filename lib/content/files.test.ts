import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { site, siteOf } from '../site.ts'
import { ownerTexts, parseYaml } from './files.ts'
import { parseLegal, privacyPolicy } from './legal.ts'

describe('ownerTexts', () => {
  it('replaces placeholders at any depth and leaves the rest', () => {
    const texts = ownerTexts({ title: 'About {name}', items: [{ text: '{email}: a {response}', rank: 1 }] })
    expect(texts(site)).toEqual({
      title: `About ${site.name}`,
      items: [{ text: `${site.email}: a ${site.response}`, rank: 1 }],
    })
  })

  it('uses the values of the given site', () => {
    const text = ownerTexts('{name}, {studio}, {company}')
    expect(text(siteOf({ name: 'Pantry' }))).toBe('Pantry, Pantry Studio, Pantry Studio sp. z o.o.')
    expect(text(site)).toBe('FlavorCraft, FlavorCraft Studio, FlavorCraft Studio sp. z o.o.')
  })

  it('rejects an unknown placeholder', () => {
    expect(() => ownerTexts({ text: 'Hello {nmae}' })).toThrow('{nmae}')
  })
})

describe('parseYaml', () => {
  const schema = z.strictObject({ title: z.string(), items: z.array(z.string()) })

  it.each(['title: A', 'title: A\nitems: []\ntilte: B', 'title: 1\nitems: []'])('refuses %j', (text) => {
    expect(() => parseYaml(text, schema)).toThrow()
  })
})

describe('parseLegal', () => {
  const head = '---\ntitle: Terms\ndescription: D\nintro: Of {name}\nboxLabel: B\n---\n'

  it('reads sections with their ids, paragraphs, subheadings and lists', () => {
    const { intro, sections } = parseLegal(`${head}\n## Your Rights\n\nText.\n\n### Access\n\n- one\n- two\n`)(site)
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

  it('turns a placeholder with several entries into as many items', () => {
    const [section] = parseLegal(`${head}\n## Cookies\n\n- {keptForEditors}\n`)(site).sections
    const [list] = section?.blocks ?? []
    expect(list?.kind === 'list' && list.items.length).toBeGreaterThan(3)
  })
})

it('names the profiles of the owner in the privacy policy, or none', () => {
  const [own] = site.socialProfiles
  const policyOf = (...socialProfiles: (typeof site.socialProfiles)[number][]) =>
    JSON.stringify(privacyPolicy(siteOf({ socialProfiles })))
  if (!own) throw new Error('There is no default profile')
  expect(policyOf(own)).toContain(`We link to other sites, among them our profiles on ${own.name}. When`)
  expect(policyOf()).toContain('We link to other sites. When')
})
