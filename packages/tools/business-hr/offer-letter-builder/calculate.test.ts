import { describe, expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'

const who = { employer: 'Harbour Hotel', candidate: 'Jan Kos', title: 'Pastry chef' }
const { compute: result, errors } = testTool(form, { ...who, start: '2027-03-01', hours: '40' }, calculate)

const full = {
  ...form.example,
  employerNumber: 'KRS 0000000000',
  conditions: '',
  agreement: 'none',
  security: 'ZUS',
}

describe('the letter', () => {
  it('contains only typed facts', () => {
    const { text } = result()
    expect(text).not.toContain('undefined')
    expect(text).not.toMatch(/\n\n\n/)
    expect(text).not.toMatch(/: ?(\n|$)/)
    expect(text.replace(/1 March 2027|40 hours/g, '')).not.toMatch(/\d/)
    expect(text).not.toContain('Leave')
  })

  it('contains every typed fact', () => {
    const { text } = result(full)
    for (const fact of [
      'PLN\u00a011,500.00 gross per month.',
      '26 days of paid annual leave.',
      'A contract of indefinite duration from 1 May 2027.',
      '- A meal on every shift\n- Private health care',
      'by 31 January 2027',
      'Social security: ZUS.',
      'Notice: one month on either side, in writing.',
      'KRS 0000000000',
    ]) {
      expect(text).toContain(fact)
    }
  })

  it('is in Polish, or in both languages', () => {
    expect(result({ ...full, language: 'pl' }).text).toContain('11\u00a0500,00\u00a0PLN brutto miesięcznie.')
    const both = result({ ...full, language: 'both' }).text
    expect(both.indexOf('Umowa o pracę na czas nieokreślony od 1 maja 2027')).toBeGreaterThan(
      both.indexOf('Reply slip'),
    )
  })

  it('says "conditional" exactly when there are conditions', () => {
    expect(result(full).text.toLowerCase()).not.toContain('conditional')
    const { text } = result({ ...full, conditions: 'a medical certificate for work with food' })
    expect(text).toContain('Conditional offer of employment')
    expect(text).toContain('conditional on the following:\n- a medical certificate')
    expect(result({ language: 'pl', conditions: 'badania' }).text).toContain('warunkowa')
    expect(result({ language: 'pl' }).text).not.toContain('warunkow')
  })

  it('has a reply slip', () => {
    expect(result().text).toContain('Reply slip\nI accept / do not accept (delete one) the offer')
    expect(result({ employer: 'Lis sp. z o.o.', language: 'pl' }).text).toContain(', Lis sp. z o.o.\nImię i nazwisko')
  })

  it('uses the singular for one day, hour and month', () => {
    const { text } = result({ leaveDays: '1', hours: '1', contract: 'trial', trialMonths: '1' })
    for (const one of ['1 day of paid', '1 hour per week', 'contract of 1 month from']) expect(text).toContain(one)
  })

  it('names the kind of contract', () => {
    expect(result({ contract: 'fixed', end: '2027-12-31' }).text).toContain('from 1 March 2027 to 31 December 2027')
    expect(result({ contract: 'trial', trialMonths: '3' }).text).toContain('A trial contract of 3 months')
  })
})

describe('the checklist', () => {
  it('has no missing items for a complete letter', () => {
    expect(result(full).missing).toBe(0)
  })

  it('names missing items', () => {
    const missing = result().checklist.filter(({ isThere }) => !isThere)
    expect(missing.map(({ label }) => label)).toEqual([
      'The parties',
      'Place of work',
      'Probation',
      'Training',
      'Paid leave',
      'Notice',
      'Pay, its parts, frequency and method',
      'Working time',
      'Collective agreement',
      'Social security',
    ])
  })
})

describe('notes', () => {
  const notes = (values: Record<string, string>) => result({ ...full, ...values }).notes.join('\n')

  it.each([
    [{ contract: 'trial', trialMonths: '4' }, '3 months at most'],
    [{ contract: 'trial', trialMonths: '2', intended: 'under-6' }, '1 month at most'],
    [{ contract: 'trial', trialMonths: '3', intended: '6-to-12' }, '2 months at most'],
    [{ contract: 'fixed', end: '2030-02-01' }, '33 months'],
    [{ contract: 'fixed', end: '2027-12-01', contractsBefore: '3' }, 'third fixed-term'],
    [{ hours: '40.5' }, 'More than 40 hours'],
    [{ pay: '' }, 'No pay is named'],
    [{ gross: 'net' }, 'net amount'],
  ])('%j', (values, words) => {
    expect(notes(values)).toContain(words)
  })

  it.each<Record<string, string>>([
    { contract: 'trial', trialMonths: '3', intended: 'longer' },
    { contract: 'trial', trialMonths: '2', intended: '6-to-12' },
    { contract: 'fixed', end: '2030-01-31', contractsBefore: '2' },
    { contract: 'fixed', start: '2027-05-31', end: '2030-02-28' },
    { hours: '40' },
  ])('has only the reminder for %j', (values) => {
    expect(result({ ...full, ...values }).notes).toHaveLength(1)
  })
})

describe('refused input', () => {
  it('rejects a start before the answer date', () => {
    expect(errors({ answerBy: '2027-03-02' })).toEqual({ start: 'Start must not be before the answer date.' })
    expect(errors({ answerBy: '2027-03-01' })).toEqual({})
  })

  it('rejects a fixed term without an end, or with one before its start', () => {
    expect(errors({ contract: 'fixed' })).toHaveProperty('end')
    expect(errors({ contract: 'fixed', end: '2027-03-01' })).toHaveProperty('end')
  })

  it('requires the length of a trial contract', () => {
    expect(errors({ contract: 'trial' })).toHaveProperty('trialMonths')
  })
})

testSearches('business-hr/offer-letter-builder', [
  'hire someone',
  'employment offer',
  'letter for a new employee',
  'we want to employ a waiter',
])
