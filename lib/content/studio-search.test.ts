import { describe, expect, it } from 'vitest'
import { tools, toolPath } from '../tools/registry.ts'
import { services } from './services.ts'
import { caseStudies } from './case-studies.ts'
import { findInStudio } from './studio-search.ts'

const names = (query: string) => findInStudio(query).map(({ name }) => name)

describe('the search of tools, services and case studies', () => {
  it('finds each of them first by its own name', () => {
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

  it('finds by what one wants to do and by words that are not shown', () => {
    expect(names('when does the money run out')[0]).toBe('Runway Calculator')
    expect(names('cv')).toContain('Résumé Keyword Match')
    expect(names('vacation')).toEqual(['Leave Accrual Calculator'])
    expect(names('chatbot')).toContain('AI Agent Development')
  })

  it('puts a name before a keyword, and a keyword before a purpose', () => {
    const found = names('invoice')
    expect(found[0]).toBe('Invoice Maker')
    expect(found).toContain('Late Payment Interest Calculator')
    expect(names('invoices')).toEqual(found)
  })

  it('wants every word, and none behind a minus', () => {
    expect(names('invoice zebra')).toEqual([])
    expect(names('invoice -maker')).not.toContain('Invoice Maker')
    expect(names('invoice -maker')).toContain('Late Payment Interest Calculator')
    expect(names('"invoice maker"')[0]).toBe('Invoice Maker')
  })

  it('does not find a word in the middle of another, nor by words that say nothing', () => {
    expect(names('port')).toEqual([])
    expect(names('hart')).toEqual([])
    for (const query of ['', ' ', 'to', 'how to', 'I want to', 'a', '-', '- -', '.*', '&|!():*', '🍲']) {
      expect(names(query), query).toEqual([])
    }
  })

  it('shows eight at most, and reads eight words', () => {
    expect(names('calculator')).toHaveLength(8)
    expect(names('invoice '.repeat(8) + 'zebra'.repeat(40_000))[0]).toBe('Invoice Maker')
  })

  it('stays out of the way of those who look for food', () => {
    for (const query of ['soup', 'apple', 'cat', 'chlodnik', 'salt', 'zzzqqq']) expect(names(query), query).toEqual([])
  })
})
