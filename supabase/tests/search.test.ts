import { describe, expect, it } from 'vitest'
import { MARK_END, MARK_START } from '../../lib/posts/search-terms.ts'
import { SEARCH_HITS_MAX, SEARCH_QUERY_MAX } from '../../lib/posts/limits.ts'
import { openContract } from './harness/index.ts'
import { rowsOf, storingTexts } from './harness/rows.ts'

const contract = await openContract()
const { anon } = contract.clients

const store = storingTexts(contract)

const search = async (query: string, more: { p_type?: 'recipe' | 'guide'; p_limit?: number; p_offset?: number } = {}) =>
  rowsOf(await anon.rpc('search_posts', { p_query: query, ...more }))

const titles = async (...args: Parameters<typeof search>) => (await search(...args)).map((row) => row.title)

describe('search_posts', () => {
  it('finds words by their stem, in titles before bodies', async () => {
    await store('A Loaf for Sunday', 'Baking takes an hour, and bakers know it.')
    await store('How to Bake', 'Put the bread in the oven and wait.')
    expect(await titles('bakes')).toEqual(['How to Bake', 'A Loaf for Sunday'])
  })

  it('finds Polish with and without its marks', async () => {
    await store('Żurek na zakwasie', 'Kiełbasa, jajko i łyżka śmietany.')
    for (const query of ['żurek', 'zurek', 'ŻUREK', 'lyzka', 'kiełbasa jajko'])
      expect(await titles(query), query).toHaveLength(1)
  })

  // The text parser scans from each comment opener to the end of the text: one post took 26 s and blocked every other
  // query.
  it('removes comment openers from the index, and finds the words behind them', async () => {
    const [{ text } = { text: '' }] = await contract.sql<{ text: string }>(
      `select private.search_text(repeat('<!--{', 1000)) as text`,
    )
    expect(text).not.toContain('<!')
    await store('Odd Soup', `${'<!--{'.repeat(20)} asafoetida <!-- lovage -->`)
    for (const query of ['asafoetida', 'lovage']) expect(await titles(query), query).toEqual(['Odd Soup'])
  })

  it('understands quotes, or and minus', async () => {
    await store('Beet Soup', 'Cold soup with beets and dill.')
    await store('Pea Soup', 'Hot soup with split peas.')
    expect(await titles('soup -beets')).toEqual(['Pea Soup'])
    expect(await titles('"split peas"')).toEqual(['Pea Soup'])
    expect((await titles('dill or peas')).sort()).toEqual(['Beet Soup', 'Pea Soup'])
    expect(await titles('"peas split"')).toEqual([])
  })

  it('marks the found words, without HTML, and shows no Markdown', async () => {
    await store(
      'Soup & <Salad>',
      `## Method\n\n- **Simmer** the [soup](https://example.com/x) ${MARK_START}slowly${MARK_END}.`,
    )
    const [row] = await search('soup')
    expect(row?.marked_title).toBe(`${MARK_START}Soup${MARK_END} & <Salad>`)
    expect(row?.marked_excerpt).toContain(`Simmer the ${MARK_START}soup${MARK_END} slowly`)
    expect(row?.marked_excerpt).not.toMatch(/[*#[\]]|example\.com/)
  })

  it('filters by type, and returns pages', async () => {
    for (let n = 1; n <= 5; n++) await store(`Soup ${n}`, 'Simmer.', { post_type: n % 2 ? 'recipe' : 'guide' })
    expect(await search('soup', { p_type: 'guide' })).toHaveLength(2)
    const pages = [
      await search('soup', { p_limit: 2 }),
      await search('soup', { p_limit: 2, p_offset: 2 }),
      await search('soup', { p_limit: 2, p_offset: 4 }),
    ]
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1])
    expect(new Set(pages.flat().map((row) => row.slug)).size).toBe(5)
    expect(pages.flat().every((row) => row.total === 5)).toBe(true)
  })

  it.each([
    '',
    ' ',
    '&|!():*<->',
    '"',
    '""',
    "'; drop table blog_posts; --",
    '\\',
    '🍲🍲🍲',
    '-',
    '- -',
    'or or or',
    'the',
    '%_',
    'a'.repeat(10_000),
    'soup '.repeat(2_000),
    '(((((',
    '<script>alert(1)</script>',
  ])('is not upset by %j', async (query) => {
    await store('Onion Soup', 'Slice the onions.')
    expect(Array.isArray(await search(query))).toBe(true)
  })

  it('limits the length of a query', async () => {
    await store('Onion Soup', 'Slice the onions.')
    expect(await titles(`${'soup '.repeat(SEARCH_QUERY_MAX / 5)}zzz`)).toEqual(['Onion Soup'])
  })

  it('limits page sizes and offsets', async () => {
    await contract.sql(`
      insert into public.blog_posts (slug, title, content, author, published_at)
      select 'soup-' || n, 'Soup ' || n, repeat('Simmer gently. ', 5), 'A', now() - n * interval '1 minute'
      from generate_series(1, ${SEARCH_HITS_MAX + 20}) n`)
    const rows = await search('soup', { p_limit: 100_000 })
    expect(rows).toHaveLength(50)
    expect(rows[0]?.total).toBe(SEARCH_HITS_MAX)
    expect(await search('soup', { p_limit: -5 })).toEqual([])
    expect(await search('soup', { p_offset: -5, p_limit: 1 })).toHaveLength(1)
  })

  it('stores the longest post of non-Latin letters', async () => {
    const words = Array.from({ length: 50_000 }, (_, n) =>
      String.fromCodePoint(
        0x10400 + (n % 40),
        0x10400 + (Math.floor(n / 40) % 40),
        0x10400 + (Math.floor(n / 1600) % 40),
      ),
    )
    await store('Long', words.join(' ').slice(0, 190_000))
    expect(await titles('long')).toEqual(['Long'])
  })
})

const PROSE = 'A dish for a cold evening, made with what the larder holds.'

describe('a forgiving search', () => {
  it('finds a post by its tags and by its author', async () => {
    await store('A Quiet Supper', PROSE, { tags: ['weeknight', 'pet safe'], author: 'Maja Wrońska' })
    for (const query of ['weeknight', 'pet safe', 'wronska supper']) expect(await titles(query), query).toHaveLength(1)
  })

  it('matches the last word as a prefix, unless it is short or quoted', async () => {
    await store('Mushroom Risotto', PROSE)
    for (const query of ['riso', 'mushroom ris', 'the riso', 'MUSHR'])
      expect(await titles(query), query).toHaveLength(1)
    for (const query of ['ri', '"mushroom ris"', 'ris mushroom', 'soup riso'])
      expect(await titles(query), query).toEqual([])
  })

  it('finds synonyms, also of two words and in a longer query', async () => {
    await store('Cold Beet Soup', PROSE)
    await store('Courgettes in a Pan', PROSE)
    await store('Cakes of Spring Onions', PROSE)
    expect(await titles('beetroot soup')).toEqual(['Cold Beet Soup'])
    expect(await titles('zucchini')).toEqual(['Courgettes in a Pan'])
    expect(await titles('scallion cakes')).toEqual(['Cakes of Spring Onions'])
    expect(await titles('soup -beetroot')).toEqual([])
  })

  it('ranks a title above any number of hits in a text', async () => {
    await store('A Freezer You Can Trust', `${PROSE} ${'Freeze the pierogi apart. '.repeat(30)}`)
    await store('Pierogi with Onions', `${PROSE} ${'Fold, press, boil and wait. '.repeat(200)}`)
    await store('Dough of Hot Water', PROSE, { tags: ['pierogi'] })
    expect(await titles('pierogi')).toEqual(['Dough of Hot Water', 'Pierogi with Onions', 'A Freezer You Can Trust'])
  })

  it('shows warnings first when a query names an animal', async () => {
    await store('Onion Biscuits for Dogs', `${PROSE} Onions for dogs.`)
    await store('What a Dog May Not Eat', `${PROSE} Onions.`, { tags: ['pet safety'] })
    expect(await titles('onions dogs')).toEqual(['What a Dog May Not Eat', 'Onion Biscuits for Dogs'])
    expect(await titles('onions')).toEqual(['Onion Biscuits for Dogs', 'What a Dog May Not Eat'])
  })

  it('shows whole sentences: the description if it matches, else the first match, never a list', async () => {
    await store(
      'Dumplings',
      `## What you need\n\n- 500 g of potatoes\n- 200 g of twaróg\n\n${PROSE} Boil the potatoes in their skins until a knife goes in. Then peel.`,
      { meta_description: 'Soft dough around a filling of curd.' },
    )
    const excerpt = async (query: string) =>
      (await search(query))[0]?.marked_excerpt.replaceAll(MARK_START, '[').replaceAll(MARK_END, ']')
    expect(await excerpt('filling')).toBe('Soft dough around a [filling] of curd.')
    expect(await excerpt('potatoes')).toBe('Boil the [potatoes] in their skins until a knife goes in.')
    expect(await excerpt('dumplings')).toBe('Soft dough around a filling of curd.')
  })
})
