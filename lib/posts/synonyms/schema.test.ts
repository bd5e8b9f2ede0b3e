import { describe, expect, it } from 'vitest'
import { synonymsSchema } from './schema.ts'

describe('synonymsSchema', () => {
  it('reads words between commas, in lower case', () => {
    expect(synonymsSchema.parse(' Beetroot,beet ,  BEET,, spring   onion')).toEqual([
      'beetroot',
      'beet',
      'spring onion',
    ])
    expect(synonymsSchema.parse('Śmietana, sour cream')).toEqual(['śmietana', 'sour cream'])
  })

  it.each([
    ['', 'Give two words at least, with a comma between them.'],
    ['beet, BEET', 'Give two words at least, with a comma between them.'],
    ['beet, ?', 'Every word needs two letters at least.'],
    [`beet, ${'a'.repeat(41)}`, 'A word may have 40 characters.'],
    ['aa, bb, cc, dd, ee, ff, gg', 'At most 6 words can mean the same.'],
  ])('refuses %j', (text, message) => {
    expect(synonymsSchema.safeParse(text).error?.issues[0]?.message).toBe(message)
  })
})
