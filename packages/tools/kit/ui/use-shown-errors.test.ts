import { expect, it } from 'vitest'
import { form } from '../../freelancers/late-payment-interest-calculator/form'
import { readVisible } from '../form'
import type { FormValues } from '../types'
import { errorsAtPause, showsError } from './use-shown-errors'

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
