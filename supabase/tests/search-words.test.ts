import { describe, expect, it } from 'vitest'
import { writeSynonyms } from '../../lib/posts/synonyms/queries.ts'
import { contextOf } from './harness/clients.ts'
import { openContract } from './harness/index.ts'
import { insertRow, rowsOf, storingTexts, TOMORROW } from './harness/rows.ts'

const contract = await openContract()
const { anon, intern, admin } = contract.clients

const PROSE = 'A dish for a cold evening, made with what the larder holds.'

const store = storingTexts(contract)

const titles = async (query: string) =>
  rowsOf(await anon.rpc('search_posts', { p_query: query })).map((row) => row.title)

describe('suggest_words', () => {
  const suggest = async (query: string) => {
    const rows = rowsOf(await anon.rpc('suggest_words', { p_query: query }))
    return rows.map(({ typed, spelling }) => `${typed} ${spelling}`)
  }

  it('suggests similar words of public posts, the most similar first', async () => {
    await store('Pierogi with Żurek', 'Jollof, tomato and risotto in one pan, as the recipe wants it.')
    expect((await suggest('peirogi'))[0]).toBe('peirogi pierogi')
    expect((await suggest('risoto'))[0]).toBe('risoto risotto')
    expect((await suggest('jolof tomatoe')).sort()).toEqual(['jolof jollof', 'tomatoe tomato'])
    expect((await suggest('recpie'))[0]).toBe('recpie recipe')
    expect((await suggest('zurekk'))[0]).toBe('zurekk żurek')
  })

  it('suggests nothing for known, short or dissimilar words', async () => {
    await store('Pierogi', PROSE)
    for (const query of ['pierogi', 'pie', 'zzzqqq', '', '%_"\\', '🍲🍲', 'x'.repeat(5000)])
      expect(await suggest(query), query.slice(0, 20)).toEqual([])
  })

  it('guesses three unknown words, none of more, and does not count known ones', async () => {
    await store('Pierogi with onion', 'Jollof, tomato, risotto and cabbage in one pan, as the recipe wants it.')
    const typedOf = async (query: string) => new Set((await suggest(query)).map((row) => row.split(' ')[0]))
    expect((await typedOf('onion pierogi peirogi jolof tomatoe')).size).toBe(3)
    expect((await typedOf('onion pierogi peirogi jolof tomatoe risoto')).size).toBe(0)
  })

  it('ignores posts that are not public yet', async () => {
    await store('Quincunx', PROSE, { status: 'draft', published_at: null })
    await store('Sesquipedalian', PROSE, { status: 'scheduled', published_at: TOMORROW })
    for (const query of ['quincunxx', 'sesquipedalien']) expect(await suggest(query), query).toEqual([])
  })
})

describe('synonyms', () => {
  it('are searched until they are deleted, and exist only once', async () => {
    await store('Sodden Polenta', PROSE)
    await insertRow(intern, 'search_synonyms', { words: ['polenta', 'grits'] })
    expect(await titles('grits')).toEqual(['Sodden Polenta'])
    const again = await intern.from('search_synonyms').insert({ words: ['polenta', 'grits'] })
    expect(again.error?.message).toContain('search_synonyms_once')
    rowsOf(await intern.from('search_synonyms').delete().contains('words', ['grits']).select('id'))
    expect(await titles('grits')).toEqual([])
  })

  it('are not changed by an editor who opened them before another change', async () => {
    const context = contextOf(contract.intern, 'intern')
    const before = ['żurek, "sour" soup', 'soup {(a\\b)} %*&+']
    const id = await insertRow(admin, 'search_synonyms', { words: before })
    const first = { id, before, words: [...before, 'broth'] }
    expect([await writeSynonyms(context, first), await writeSynonyms(context, first)]).toEqual([true, true])
    expect(await writeSynonyms(context, { id, before, words: ['soup', 'late'] })).toBe(false)
    expect(await writeSynonyms(context, { id, words: ['soup', 'late'] })).toBe(false)
    const stored = await admin.from('search_synonyms').select('words').eq('id', id)
    expect(rowsOf(stored)).toEqual([{ words: first.words }])
  })

  it.each([
    [['one']],
    [['same', 'same']],
    [['Big', 'small']],
    [[' blank', 'ends']],
    [['?', '!']],
    [['a'.repeat(41), 'long']],
    [['a1', 'b1', 'c1', 'd1', 'e1', 'f1', 'g1']],
  ])('refuses %j', async (words) => {
    const { error } = await admin.from('search_synonyms').insert({ words }).select('id')
    expect(error?.message).toContain('search_synonyms_words')
  })
})
