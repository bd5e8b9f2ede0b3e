import { describe, expect, it } from 'vitest'
import { toolPath, tools } from '@site/tools'
import { services } from './services.ts'
import { caseStudies } from './case-studies.ts'
import { findInStudio } from './studio-search.ts'

const names = (query: string) => findInStudio(query).map(({ name }) => name)

describe('the search of tools, services and case studies', () => {
  it('finds each entry first by its name', () => {
    for (const tool of tools) expect(findInStudio(tool.name)[0]?.path, tool.name).toBe(toolPath(tool))
    for (const { title } of services) expect(names(title)[0]).toBe(title)
    for (const { title } of caseStudies) expect(names(title)[0]).toBe(title)
  })

  it('folds case, diacritics and hyphens', () => {
    expect(names('RESUME')[0]).toBe('Résumé Keyword Match')
    expect(names('résumé')).toEqual(names('resume'))
    expect(names('breakeven')[0]).toBe('Break-even Calculator')
    expect(names('break-even')[0]).toBe('Break-even Calculator')
  })

  it('finds tools by their purpose and by hidden search words', () => {
    expect(names('when does the money run out')[0]).toBe('Runway Calculator')
    expect(names('cv')).toContain('Résumé Keyword Match')
    expect(names('vacation')).toEqual(['Leave Accrual Calculator'])
    expect(names('chatbot')).toContain('AI Agent Development')
  })

  it.each([
    ['how much should I charge per hour', 'Freelance Rate Calculator'],
    ['profit margin', 'Margin & Markup Calculator'],
    ['cap table', 'Equity Dilution Calculator'],
    ['google review', 'Review Link & QR Code'],
    ['srt to vtt', 'Subtitle Converter'],
    ['twitter character limit', 'Character Counter'],
    ['holiday entitlement', 'Leave Accrual Calculator'],
  ])('finds “%s” in people’s words', (query, name) => {
    expect(names(query).slice(0, 3)).toContain(name)
  })

  it('ranks a name above a keyword, and a keyword above a purpose', () => {
    const found = names('invoice')
    expect(found[0]).toBe('Invoice Maker')
    expect(found).toContain('Late Payment Interest Calculator')
    expect(names('invoices')).toEqual(found)
  })

  it('requires every word and no word after a minus', () => {
    expect(names('invoice zebra')).toEqual([])
    expect(names('invoice -maker')).not.toContain('Invoice Maker')
    expect(names('invoice -maker')).toContain('Late Payment Interest Calculator')
    expect(names('"invoice maker"')[0]).toBe('Invoice Maker')
  })

  it('does not match the middle of words or stop words', () => {
    expect(names('port')).toEqual([])
    expect(names('hart')).toEqual([])
    for (const query of ['', ' ', 'to', 'how to', 'I want to', 'a', '-', '- -', '.*', '&|!():*', '🍲']) {
      expect(names(query), query).toEqual([])
    }
  })

  it('shows at most eight matches and reads at most eight words', () => {
    expect(names('calculator')).toHaveLength(8)
    expect(names('invoice '.repeat(8) + 'zebra'.repeat(40_000))[0]).toBe('Invoice Maker')
  })

  it('finds nothing for searches about food', () => {
    for (const query of ['soup', 'apple', 'cat', 'chlodnik', 'salt', 'zzzqqq']) expect(names(query), query).toEqual([])
  })
})
