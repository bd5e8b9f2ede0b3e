import { describe, expect, it } from 'vitest'
import {
  fromFile,
  putRecipe,
  readSaved,
  readShopping,
  removeRecipe,
  toFile,
  writeSaved,
  writeShopping,
} from './saved.ts'
import { ownId } from './shopping.ts'

const TODAY = '2026-11-22'
const soup = { slug: 'soup', title: 'Soup' }
const saved = putRecipe([], soup, TODAY)
const empty = readShopping(null)

describe('saved recipes', () => {
  it('are read back from their text', () => expect(readSaved(writeSaved(saved))).toEqual([{ ...soup, savedOn: TODAY }]))
  it('are empty for invalid data', () => {
    for (const text of [null, '', '{', '{}', '3', '"a"']) expect(readSaved(text)).toEqual([])
  })
  it('keep valid entries beside invalid ones', () => {
    expect(readSaved(JSON.stringify([{ slug: '../admin' }, ...saved, 7]))).toEqual(saved)
  })
  it('may have ingredients in one long paragraph', () => {
    const long = [{ ...soup, savedOn: TODAY, ingredients: ['2 onions, '.repeat(60)] }]
    expect(readSaved(writeSaved(long))).toEqual(long)
  })
  it('are kept with every day on which they were cooked', () => {
    const daily = [{ ...soup, savedOn: TODAY, cooked: Array.from({ length: 1_000 }, () => TODAY) }]
    expect(readSaved(writeSaved(daily))).toEqual(daily)
  })
  it('are listed once each, the newest first', () => {
    const two = putRecipe(
      putRecipe(saved, { slug: 'cake', title: 'Cake' }, TODAY),
      { ...soup, note: 'More salt' },
      TODAY,
    )
    expect(two.map(({ slug, note }) => [slug, note])).toEqual([
      ['cake', undefined],
      ['soup', 'More salt'],
    ])
  })
  it('are null when the last one is removed', () => expect(writeSaved(removeRecipe(saved, 'soup'))).toBeNull())
})

describe('the shopping list', () => {
  it('is read back from its text and empty for invalid data', () => {
    const list = { recipes: { soup: 2 }, done: ['onion'], own: ['Candles'] }
    expect(readShopping(writeShopping(list))).toEqual(list)
    for (const text of [null, '', '[]', '{"done":1}', '{"recipes":{"a":"b"}}'])
      expect(readShopping(text)).toEqual(empty)
    expect(writeShopping({ ...empty, done: ['onion'] })).toBeNull()
  })
  it('is read back with the tick of its longest lines', () => {
    const line = 'x'.repeat(300)
    const list = { recipes: { soup: 2 }, done: [ownId(line), 'y'.repeat(500)], own: [line] }
    expect(readShopping(writeShopping(list))).toEqual(list)
  })
})

describe('the file', () => {
  it('is read back as it was written', () => {
    const list = { recipes: { soup: 2 }, done: ['onion'], own: ['Candles'] }
    expect(fromFile(toFile(saved, list), [], empty)).toEqual({ recipes: saved, shopping: list, added: 1 })
  })
  it('does not change a recipe that is already saved', () => {
    const mine = putRecipe([], { ...soup, note: 'mine' }, TODAY)
    expect(fromFile(toFile(saved, empty), mine, empty)).toMatchObject({ recipes: mine, added: 0 })
  })
  it.each(['', '[]', '{"recipes":[]}', 'null', '<html>'])(
    'is refused when it is no file of saved recipes: %s',
    (text) => expect(fromFile(text, [], empty)).toBeNull(),
  )
})
