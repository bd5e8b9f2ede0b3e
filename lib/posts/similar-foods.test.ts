import { describe, expect, it } from 'vitest'
import { similarFoods } from './similar-foods'

describe('similarFoods', () => {
  it('names the similar foods, and keeps the other words of the search', () => {
    expect(similarFoods('Coriander')).toEqual({
      names: ['parsley', 'dill', 'chives', 'mint', 'lovage'],
      query: 'parsley or dill or chives or mint or lovage',
    })
    expect(similarFoods('zurek')?.names).toContain('chłodnik')
    expect(similarFoods('Żurek, warm?')?.query).toMatch(/ or chłodnik warm or /)
    expect(similarFoods('maple syrup cake')?.query).toMatch(/^honey cake or syrup cake or /)
    expect(similarFoods('peaches')?.names).toContain('plum')
  })

  it.each(['zzzqqq', '', '"coriander"', 'soup -coriander'])('is null for %j', (query) =>
    expect(similarFoods(query)).toBeNull(),
  )
})
