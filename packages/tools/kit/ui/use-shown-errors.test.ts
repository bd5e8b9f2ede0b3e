import { expect, it } from 'vitest'
import { readVisible } from '../form'
import { optionalText, shortText } from '../inputs'
import { toolForm } from '../tool-form'
import type { FormValues } from '../types'
import { errorsAtPause, showsError } from './use-shown-errors'

const form = toolForm({
  fields: {
    amount: shortText('Amount'),
    due: shortText('Due date'),
    paid: shortText('Payment date'),
    rates: optionalText('Rates', 80),
  },
  example: { amount: '4800', due: '2025-11-14', paid: '2026-03-31' },
  rules: [
    ({ paid, rates }) => paid > '2026-06-30' && rates === '' && { field: 'rates', message: 'A rate is missing.' },
  ],
})
const wrongIn = (values: FormValues) => {
  const read = readVisible(form, { ...form.example, ...values })
  return read.ok ? [] : Object.keys(read.errors)
}

it('shows the error of a rate that a later date requires', () => {
  expect(wrongIn({})).toEqual([])
  const named = new Set(errorsAtPause('paid', wrongIn({ paid: '2026-11-27' }), wrongIn({})))
  expect(showsError(named, 'rates')).toBe(true)
})

it('shows no error of fields that were empty before', () => {
  const before = wrongIn({ amount: '', due: '', paid: '' })
  expect(before).toEqual(['amount', 'due', 'paid'])
  expect(errorsAtPause('amount', wrongIn({ due: '', paid: '' }), before)).toEqual(['amount'])
})
