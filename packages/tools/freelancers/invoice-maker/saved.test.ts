import { describe, expect, it } from 'vitest'
import type { FormValues } from '../../kit/types.ts'
import { form } from './form.ts'
import { formOf, isKept, isSameInvoice, nextInvoice, readSaved, type SavedInvoice, toSaved } from './saved.ts'

function savedOf(values: FormValues = {}): SavedInvoice {
  const saved = toSaved({ ...form.example, ...values })
  if (!saved) throw new Error('The form is wrong')
  return saved
}

describe('a saved invoice', () => {
  it('restores the typed values', () => {
    const saved = savedOf({ notes: ' Żółć\n' })
    expect(saved).toMatchObject({
      kind: 'invoice',
      number: '001/2026',
      buyer: 'Beispiel GmbH',
      total: '€1,410.00',
      day: '2026-11-20',
    })
    const back = readSaved(JSON.stringify(saved))
    expect(back && formOf(back)).toEqual({ ...form.example, notes: ' Żółć\n' })
  })
  it('is null for an invalid form or entry', () => {
    expect(toSaved({ ...form.example, issued: '' })).toBeNull()
    const saved = savedOf()
    const junk = [{ ...saved, day: 'x' }, { ...saved, values: { a: 1 } }, { ...saved, kind: 'x' }, null, [], 7]
    for (const item of ['', '{', 'a / b', ...junk.map((value) => JSON.stringify(value))])
      expect(readSaved(item), item).toBeNull()
  })
  it('is identified by its number and kind', () => {
    expect(isSameInvoice(savedOf(), savedOf({ buyerName: 'Other' }))).toBe(true)
    expect(isSameInvoice(savedOf(), savedOf({ sequence: '2' }))).toBe(false)
    expect(isSameInvoice(savedOf(), savedOf({ kind: 'proforma' }))).toBe(false)
  })
  it('tells whether the form can be replaced without loss', () => {
    const changed = { ...form.example, buyerName: 'Other' }
    expect([form.example, form.empty].every((values) => isKept(values, []))).toBe(true)
    expect(isKept(changed, [savedOf()])).toBe(false)
    expect(isKept(changed, [savedOf({ buyerName: 'Other' })])).toBe(true)
  })
})

describe('a new invoice from a saved one', () => {
  const next = (values: FormValues, taken: string[] = []) => nextInvoice(savedOf(values), '2027-01-15', new Set(taken))
  it('has the next free number and today’s date', () => {
    expect(next({ sequence: '7' })).toMatchObject({ number: '{NNN}/{YYYY}', sequence: '8', issued: '2027-01-15' })
    expect(next({ sequence: '7' }, ['008/2027', '009/2027', '010/2026'])).toMatchObject({ sequence: '10' })
  })
  it.each([
    ['FV 007/2026', 'FV 008/2026'],
    ['FV/2026/11/009', 'FV/2026/11/010'],
    ['99/11/2026', '100/11/2026'],
    ['11/2026', '12/2026'],
    ['11/11/2026', '12/11/2026'],
    ['20/11/2026', '21/11/2026'],
    ['FV/2026/11/11', 'FV/2026/11/12'],
    ['2026/11/26', '2026/11/27'],
    ['7/11/26', '8/11/26'],
    ['26/11/26', '27/11/26'],
    ['26/2026', '27/2026'],
    ['A-2026-{MM}', 'A-2026-{MM}'],
  ])('counts %s up to %s', (number, counted) => {
    expect(next({ number })).toMatchObject({ number: counted, sequence: '1' })
  })
  it('keeps the payment term and empties values of the earlier date', () => {
    const values = { due: '2026-11-27', supplied: '2026-11-19', exchange: '4.2', exchangeDate: '2026-11-19' }
    expect(next({ ...values, reference: 'Invoice 001/2026' })).toMatchObject({
      due: '2027-01-22',
      supplied: '',
      exchange: '',
      exchangeDate: '',
      reference: 'Invoice 002/2027',
      buyerName: 'Beispiel GmbH',
    })
  })
})
