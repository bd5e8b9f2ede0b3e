import { describe, expect, it } from 'vitest'
import { kinOf } from './search-kin'

describe('kinOf', () => {
  it('names what comes near to a food, and keeps the other words', () => {
    expect(kinOf('Coriander')).toEqual({
      near: ['parsley', 'dill', 'chives', 'mint', 'lovage'],
      query: 'parsley or dill or chives or mint or lovage',
    })
    expect(kinOf('zurek')?.near).toContain('chłodnik')
    expect(kinOf('maple syrup cake')?.query).toMatch(/^honey cake or syrup cake or /)
    expect(kinOf('peaches')?.near).toContain('plum')
  })

  it.each(['zzzqqq', '', '"coriander"', 'soup -coriander'])('has none for %j', (query) =>
    expect(kinOf(query)).toBeNull(),
  )
})
