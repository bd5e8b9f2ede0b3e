import { expect, it } from 'vitest'
import { testSearches } from '../../kit/test-searches.ts'
import { fixed, testTool } from '../../kit/testing.ts'
import { calculate } from './calculate.ts'
import { form } from './form.ts'
import { proposalText } from './proposal.ts'

const task = (name: string, optimistic: number, likely: number, pessimistic: number) => ({
  name,
  optimistic: `${optimistic}`,
  likely: `${likely}`,
  pessimistic: `${pessimistic}`,
})

const { compute, errors } = testTool(form, { ...form.example, rate: '180', start: '' }, calculate)

it('gives the published figures', () => {
  const result = compute({ contingency: '15' })
  const { expected, deviation, effort, price } = result
  expect(fixed([expected, deviation, effort, price])).toEqual(['21.50', '2.65', '23.73', '4912.33'])
  expect(compute({ confidence: '95' }).effort.toFixed(2)).toBe('25.86')
  expect(result.isDoubleSafety).toBe(true)
  expect(compute({ contingency: '15', confidence: '50' }).isDoubleSafety).toBe(false)
})

it('divides the variance among the tasks', () => {
  const { tasks } = compute({})
  // Variances 25/9, 36/9 and 2.25/9 of 63.25/9.
  expect(tasks.map(({ partOfVariance }) => partOfVariance?.toFixed(4))).toEqual(['0.3953', '0.5692', '0.0356'])
  const certain = compute({ tasks: [task('Known', 5, 5, 5)] })
  expect(fixed([certain.deviation, certain.tasks[0]?.partOfVariance, certain.effort], 0)).toEqual(['0', null, '5'])
})

it('plans on weekdays, and longer at fewer days a week', () => {
  // 23.73 hours are 3 days of 8: from a Friday that is Friday, Monday, Tuesday.
  expect(compute({ start: '2027-01-15' }).finish).toBe('2027-01-19')
  // From a Saturday: Monday to Wednesday.
  expect(compute({ start: '2027-01-16' }).finish).toBe('2027-01-20')
  // Two and a half days a week: 6 weekdays instead of 3, Friday to the Friday after.
  expect(compute({ start: '2027-01-15', daysPerWeek: '2.5' }).finish).toBe('2027-01-22')
  expect(compute({}).finish).toBeNull()
})

it('converts days by the hours per day', () => {
  const days = { unit: 'days', hoursPerDay: '6', confidence: '50' }
  const { price, priceWithVat, workDays } = compute({
    ...days,
    rate: '10',
    expenses: '40',
    discount: '30',
    vat: '10',
  })
  // 21.5 days × 6 hours × 10 + 40 − 30 = 1,300.
  expect([...fixed([price, priceWithVat]), workDays]).toEqual(['1300.00', '1430.00', 22])
  expect(compute({ discount: '100000' }).price.toFixed()).toBe('0')
})

it('names the task to split', () => {
  const { tasks } = compute({ tasks: [task('Wide', 1, 2, 11), task('Fine', 1, 2, 10)] })
  expect(tasks.map(({ isTooWide }) => isTooWide)).toEqual([true, false])
})

it('writes a passage from typed and computed facts only', () => {
  const text = proposalText(compute({ start: '2027-01-15', currency: 'PLN' }))
  expect(text).toContain('- Design: about 7 hours')
  expect(text).toContain('Planned to be finished on 19 January 2027, when we start on 15 January 2027.')
  expect(text).not.toContain('discount')
})

it.each([
  [[task('A', 3, 2, 4)], 'tasks.0.likely', 'Likely must be at least as much as optimistic.'],
  [[task('A', 1, 1, 1), task('B', 1, 5, 4)], 'tasks.1.pessimistic', 'Pessimistic must be at least as much as likely.'],
])('rejects tasks of row %#', (tasks, field, message) => {
  expect(errors({ tasks })).toEqual({ [field]: message })
})

testSearches('freelancers/project-estimate-calculator', [
  'how long will the project take',
  'quote for a website',
  'estimate hours',
  'how many days will this job take me',
])
