import { describe, expect, it } from 'vitest'
import { PAGES } from '../../kit/real-inputs.ts'
import { WRITING_FAULT, cellsByName, testTool, valuesOf } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { copyText } from './exports.ts'
import { form } from './form.ts'

const { compute } = testTool(form, form.empty, calculate)
const pageOf = (row: readonly string[], values = {}) =>
  compute({
    ...cellsByName('product what audience problem problemNoun gainNoun', row),
    benefits: (row[6] ?? '').split(';').map((benefit) => ({ benefit: benefit.trim(), proof: '' })),
    steps: 'Sign up in a minute\nTell us what you need',
    ...values,
  })

describe('landing pages of real inputs', () => {
  it.each(PAGES)('%s', (...row) => {
    for (const tone of valuesOf(form, 'tone')) {
      const page = pageOf(row, { tone })
      for (const text of [...page.headlines, page.subheadline, page.metaDescription]) {
        expect(text).not.toMatch(WRITING_FAULT)
        expect(text).toMatch(/^(?:\p{Lu}|\d|iClean)/u)
      }
      const told = copyText(page)
        .split('\n')
        .map((line) => line.replace(/\.$/, ''))
      for (const benefit of (row[6] ?? '').split(';'))
        expect(told.filter((line) => line.toLowerCase() === benefit.trim().toLowerCase()).length).toBeLessThanOrEqual(2)
    }
  })

  it('tell what a firm does for its readers', () => {
    const firm = pageOf([
      'Kowalski & Co',
      'an accounting firm',
      'small companies',
      'Nobody tells us what changes until the letter arrives',
      'late letters',
      'a calm year',
      'answer your questions within a day; warn you before a deadline',
    ])
    const text = copyText(firm)
    expect(text).toContain('Kowalski & Co answers your questions within a day.')
    expect([text, ...firm.headlines, firm.subheadline, firm.metaDescription].join()).not.toMatch(
      /you answer|made for|More a |: answer/,
    )
  })

  it('hold none of the faulty sentences of earlier versions', () => {
    const nordway = PAGES[1] ?? []
    const text = copyText(pageOf(nordway))
    expect(text).toContain('Nordway Trail 3 is a trail running shoe')
    expect(text).not.toMatch(/No additives\s+No additives/)
    expect(copyText(pageOf(nordway, { framework: 'fab' }))).not.toContain('Feature: Sign up')
  })
})
