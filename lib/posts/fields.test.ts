import { describe, expect, it } from 'vitest'
import { canonicalSlug, ownPath } from './canonical'
import { toColumns, toFields, toPublicFields } from './columns'
import { fields } from './fields'
import { changeTagSchema } from './tags/schema'
import { draftSchema, emptyFields, fileSchema, publishSchema, type WorkingFields, workingFieldsSchema } from './schema'

const typed: WorkingFields = {
  ...emptyFields,
  title: 'Plum cake',
  content: 'Flour, butter, sugar, eggs and plums, and an hour with the oven door closed.',
  author: 'Maja',
}

describe('a post’s fields', () => {
  it('each have their own column', () => {
    const columns = Object.values(fields).map(({ column }) => column)
    expect(new Set(columns).size).toBe(columns.length)
  })

  it('return to the form unchanged', () => {
    const full: WorkingFields = {
      ...typed,
      tags: 'plums, autumn',
      images: ['/media/a.webp'],
      slug: 'plum-cake',
      shareImage: '/media/b.webp',
      canonical: 'https://example.org/cake',
      noindex: true,
    }
    expect(toFields(toColumns(publishSchema.parse(full)))).toEqual(full)
  })

  it('take an empty meta title from the title', () => {
    const row = toColumns(publishSchema.parse(typed))
    expect(row.meta_title).toBe('Plum cake')
    expect(toFields(row).metaTitle).toBe('')
    expect(toPublicFields<'post'>(row)).toMatchObject({ metaTitle: 'Plum cake', tags: [] })
  })

  it('may be missing in a draft, in an older copy and in a file', () => {
    expect(draftSchema.safeParse(emptyFields).success).toBe(true)
    expect(publishSchema.safeParse(emptyFields).success).toBe(false)
    const { tags, ...older } = typed
    expect(workingFieldsSchema.parse(older)).toEqual({ ...older, tags })
    const { title, content, author } = typed
    expect(fileSchema.parse({ title, content, author })).toMatchObject({ postType: 'recipe', tags: [] })
    expect(fileSchema.safeParse({ content, author }).error?.issues[0]?.message).toBe('Title is required')
  })
})

it('a text with decomposed accents is stored with composed letters, so that a recipe is read from it', () => {
  const recipe = `- Czas smażenia: 10 min\n\n## Składniki\n\n- 2 łyżki mąki\n\n## Przygotowanie\n\n1. Usmaż.`
  for (const { shape } of [publishSchema, draftSchema]) {
    expect(shape.content.parse(recipe.normalize('NFD'))).toBe(recipe)
    expect(shape.title.parse('Żurek'.normalize('NFD'))).toBe('Żurek')
  }
})

it('a title is one line', () => {
  for (const { shape } of [publishSchema, draftSchema])
    expect(shape.title.parse(' Plum\r\n\ncake, 2\u00a0kg\n')).toBe('Plum cake, 2\u00a0kg')
})

describe('tags', () => {
  const tagsOf = (tags: string | string[]) => publishSchema.shape.tags.safeParse(tags)

  it('are read from a text or a list, each once and in lower case', () => {
    expect(tagsOf(' Plums, autumn,,plums ,Żurek').data).toEqual(['plums', 'autumn', 'żurek'])
    expect(tagsOf(['Plums', 'autumn ']).data).toEqual(['plums', 'autumn'])
    expect(tagsOf('').data).toEqual([])
  })

  it('with separate accents are the tags with the usual letters', () => {
    const separate = 'Żurek, crème'.normalize('NFD')
    expect(tagsOf(`żurek, ${separate}`).data).toEqual(['żurek', 'crème'])
    expect(changeTagSchema.safeParse({ tag: 'soup', into: separate.split(',')[0] }).data?.into).toBe('żurek')
  })

  it.each([
    ['a', 'Each tag needs 2 to 30 characters'],
    ['x'.repeat(31), 'Each tag needs 2 to 30 characters'],
    ['aa,bb,cc,dd,ee,ff,gg,hh,ii', 'Use at most 8 tags'],
  ])('%j is refused', (tags, message) => expect(tagsOf(tags).error?.issues[0]?.message).toBe(message))

  it('are accepted at their limits', () => {
    expect(tagsOf('🍑🍑').success).toBe(true)
    expect(tagsOf(['x'.repeat(30), ...'bcdefgh'].map((tag) => tag.padEnd(2, '.'))).success).toBe(true)
  })
})

describe('a canonical link', () => {
  const linkOf = (typed: string) => publishSchema.shape.canonical.safeParse(typed)

  it.each([
    ['', ''],
    [' /blog/plum-cake ', '/blog/plum-cake'],
    ['/blog/plum-cake#plums', '/blog/plum-cake'],
    ['HTTPS://Example.ORG', 'https://example.org/'],
    ['https://żurek.example/a b?c=d#e', 'https://xn--urek-99a.example/a%20b?c=d'],
  ])('%j is stored as %j', (typed, stored) => expect(linkOf(typed).data).toBe(stored))

  it.each([
    'javascript:alert(1)',
    'http://example.org/cake',
    'data:text/html,x',
    '//example.org/cake',
    '/\\example.org',
    'https://editor:secret@example.org/',
    'https://localhost/',
    'plum cake',
    '/blog/plum cake',
    `/${'a'.repeat(2001)}`,
  ])('%j is refused', (typed) => expect(linkOf(typed).success).toBe(false))

  it('to this site is a path, and names a post by its slug', () => {
    expect(ownPath('https://example.com/blog/pie#crust', 'https://example.com')).toBe('/blog/pie')
    expect(ownPath('https://example.com.evil.test/blog/pie', 'https://example.com')).toMatch(/^https:/)
    expect(canonicalSlug('/blog/pie')).toBe('pie')
    expect(canonicalSlug('https://example.org/blog/pie')).toBeNull()
  })
})
