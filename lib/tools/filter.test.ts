import { describe, expect, it } from 'vitest'
import { filterTools } from './filter.ts'
import { toolEntries, tools } from './registry.ts'

const entries = toolEntries(tools)
const names = (query: string) => filterTools(entries, query).map(({ name }) => name)

describe('the filter of the tools', () => {
  it('shows everything for nothing', () => {
    expect(filterTools(entries, '')).toHaveLength(49)
    expect(filterTools(entries, '   ')).toHaveLength(49)
  })

  it('finds by name, whatever the case, the accents and the hyphens', () => {
    expect(names('RESUME')).toContain('Résumé Keyword Match')
    expect(names('Breakeven')).toEqual(['Break-even Calculator'])
    expect(names('qr')).toContain('Review Link & QR Code')
  })

  it('finds by purpose, and puts names first', () => {
    expect(names('headline')).toContain('Landing Page Copy Generator')
    const found = names('invoice')
    expect(found[0]).toBe('Invoice Maker')
  })

  it('wants every word, in any order', () => {
    expect(names('calculator rate')).toEqual(names('rate calculator'))
    expect(names('calculator zebra')).toEqual([])
  })

  it('takes signs as signs', () => {
    expect(names('.*')).toEqual([])
    expect(names('&').length).toBeGreaterThan(0)
  })
})
