import { describe, expect, it } from 'vitest'
import { TOPICS } from '../../kit/real-inputs.ts'
import { stemsOf } from '../../kit/similarity.ts'
import { WRITING_FAULT, cellsByName, testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'

const { compute } = testTool(form, form.empty, (input) => calculate(input, '2026-11-25').lines)
const rowLines = (row: readonly string[]) =>
  compute(cellsByName('topic kind audience benefit number offer deadline brand', row))

describe('subject lines of real inputs', () => {
  it.each(TOPICS)('%s', (...row) => {
    const lines = rowLines(row)
    expect(lines.length).toBeGreaterThan(0)
    const typed = stemsOf(row.join(' '))
    for (const { text, preheader } of lines) {
      expect(text).toMatch(/^(?:\p{Lu}|\d|\p{Sc}|iPhone)/u)
      expect(text).not.toMatch(WRITING_FAULT)
      for (const word of stemsOf(text)) {
        const times = (list: readonly string[]) => list.filter((other) => other === word).length
        expect(times(stemsOf(text)), text).toBeLessThanOrEqual(Math.max(1, times(typed)))
        expect(stemsOf(preheader), `${text} / ${preheader}`).not.toContain(word)
      }
    }
    expect(new Set(lines.map(({ preheader }) => preheader)).size).toBe(lines.length)
  })

  it('hold none of the faulty sentences of earlier versions', () => {
    const texts = TOPICS.flatMap(rowLines).map(({ text }) => text)
    for (const text of [
      'Your Why your team should write fewer status reports checklist',
      'Bookkeeping for freelancers for freelancers',
      'A short guide to Winter boots sale',
      'A short guide to winter boots sale',
      'Before you get paid on time, read this',
      'busy parents: a simpler way to save an hour a week',
      'Is lentil soup worth it?',
      'Lentil soup: what changed and what to do',
      'Are six books about running a café worth it?',
      'A short guide to small kitchen, big flavours',
      'School lunches for parents',
      'Are WINTER TYRES worth it?',
      'A short guide to 🌱 houseplants',
      'A short guide to żabka franchise',
      'Before you borrow for less, read this',
      'A short guide to nobody reads your newsletter (and how to fix it)',
      'Is the truth about protein bars worth it?',
      'Are behind the scenes worth it?',
      'The mistake to avoid when Learn German in 90 days',
      'The mistake to avoid with burnout',
      'From €299 on last-minute trips to Croatia until Friday',
      'The gym membership for students',
      "Parents' evening on Thursday, 18:00: what to expect",
    ])
      expect(texts).not.toContain(text)
    expect(texts).toEqual(
      expect.arrayContaining([
        'Why your team should write fewer status reports',
        'A short guide to bookkeeping for freelancers',
        'Winter boots sale: 30 % off until Sunday',
        'Busy parents: a simpler way to save an hour a week',
        'The mistake to avoid when choosing running shoes',
        'We kept your winter boots for you',
        'Annual plan: two months free until 30 June',
        'Summer sale: 30% off until Sunday',
        'How your team works',
      ]),
    )
  })
})
