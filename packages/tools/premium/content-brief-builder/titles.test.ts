import { describe, expect, it } from 'vitest'
import { TOPICS } from '../../kit/real-inputs.ts'
import { WRITING_FAULT } from '../../kit/testing.ts'
import { readTopic } from '../../kit/topic.ts'
import { descriptionOf, titlesOf } from './titles.ts'

describe('titles of real inputs', () => {
  it.each(TOPICS)('%s', (typed = '', _kind, audience = '') => {
    const topic = readTopic(typed)
    for (const intent of ['learn', 'compare', 'buy', 'do'] as const) {
      const titles = titlesOf(topic, intent)
      expect(new Set(titles).size).toBe(titles.length)
      for (const title of [...titles, descriptionOf(topic, intent, audience)]) {
        expect(title).not.toMatch(/\{|How to:|\bfor \S+ for \b/)
        expect(title).not.toMatch(WRITING_FAULT)
        expect(title).toMatch(/^(?:\p{Lu}|\d|iPhone)/u)
      }
    }
  })

  it('give no advice on buying what a reader cannot choose, and suit their topic', () => {
    const of = (topic: string, intent: 'learn' | 'buy' | 'do' = 'buy') => titlesOf(readTopic(topic), intent).join(' | ')
    expect(of('how to remove coffee stains')).toContain('A guide to removing coffee stains')
    expect(of('your photo order')).not.toMatch(/buy|choose/)
    expect(of('Free delivery on all orders')).not.toMatch(/buy|choose/)
    expect(of('Pasta-making class')).toContain('Pasta-making class: what to expect')
    expect(of('office coffee machine', 'do')).not.toContain('step by step')
    expect(of('allotment gardening')).not.toMatch(/buy|choose/)
    expect(descriptionOf(readTopic('allotment gardening'), 'buy', '')).not.toContain('buy')
    expect(of('how to cook rice without a rice cooker')).not.toContain('cooker without')
    expect(of('Can dogs eat grapes?')).toContain('Can dogs eat grapes? The short answer')
    expect(of('a PDF editor')).toContain('How to choose a PDF editor')
    expect(of('What every landlord should know about deposits')).not.toContain('the reasons')
  })

  it('say "How to" only before a verb', () => {
    expect(titlesOf(readTopic('lentil soup'), 'do').join()).not.toContain('How to')
    expect(titlesOf(readTopic('How to: lentil soup'), 'do')[0]).toBe('Lentil soup, step by step')
    expect(titlesOf(readTopic('freeze your soup'), 'do')[0]).toBe('How to freeze your soup')
  })
})
