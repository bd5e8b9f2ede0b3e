import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { linkLabel } from './profile.ts'
import { profileFileSchema, profileSchema, saveProfileSchema } from './schema.ts'

const CONTENT = path.join(import.meta.dirname, '../../content')
const authors = z.array(profileFileSchema).parse(parse(readFileSync(path.join(CONTENT, 'authors.yaml'), 'utf8')))

it('the seed has three chefs for /about, and a profile for every byline', () => {
  expect(authors.filter(({ onAbout }) => onAbout)).toHaveLength(3)
  const posts = readdirSync(path.join(CONTENT, 'posts'))
  const bylines = posts.map(
    (file) => /^author: "?([^"\n]+)/m.exec(readFileSync(path.join(CONTENT, 'posts', file), 'utf8'))?.[1],
  )
  const names = authors.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining([...new Set(bylines)]))
  // A repeated seed finds an author by the slug.
  for (const { slug } of authors) expect(slug).not.toBe('')
})

const typed = {
  name: ' Maja Wrońska ',
  slug: '',
  role: '',
  biography: '',
  signature: '',
  portraitSeed: '',
  portraitImage: null,
  links: ' https://example.com/maja \n\nhttps://www.instagram.com/maja\nhttps://example.com/maja',
  onAbout: false,
}

it('reads one link per line, each once', () => {
  expect(profileSchema.parse(typed)).toMatchObject({
    name: 'Maja Wrońska',
    links: ['https://example.com/maja', 'https://www.instagram.com/maja'],
  })
})

it('asks for an address when the name has no letter for one', () => {
  const nameless = { ...typed, name: 'Анна Петрова', target: null }
  for (const schema of [profileSchema, saveProfileSchema]) {
    expect(schema.safeParse(nameless).error?.issues.map(({ path }) => path)).toEqual([['slug']])
    expect(schema.safeParse({ ...nameless, slug: 'anna-petrova' }).success).toBe(true)
  }
})

it.each(['javascript:alert(1)', 'example.com', 'https://', 'https://a.example/"onload=x'])(
  'refuses the link %s',
  (link) => {
    expect(profileSchema.safeParse({ ...typed, links: link }).success).toBe(false)
  },
)

it('labels a link with the name or host of its site', () => {
  expect(
    ['https://www.instagram.com/maja', 'https://www.example.com/a', 'https://notinstagram.com/a'].map(linkLabel),
  ).toEqual(['Instagram', 'example.com', 'notinstagram.com'])
})
