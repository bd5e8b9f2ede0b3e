import { describe, expect, it } from 'vitest'
import { emptyRow, fromQuery, visibleValues } from './form.ts'
import type { ToolFields } from './types.ts'

const fields: ToolFields = {
  groups: [
    {
      fields: [
        { name: 'mode', label: 'Mode', kind: 'radio', options: [{ value: 'a', label: 'A' }], usual: 'a' },
        { name: 'only', label: 'Only in b', kind: 'text', showIf: { field: 'mode', is: ['b'] } },
        { name: 'tick', label: 'Tick', kind: 'flag' },
        {
          name: 'rows',
          label: 'Rows',
          kind: 'rows',
          item: 'row',
          max: 3,
          fields: [{ name: 'x', label: 'X', kind: 'text' }],
        },
      ],
    },
  ],
  example: { mode: 'b', only: '1', tick: 'yes', rows: [] },
  empty: { mode: 'a', only: '', tick: 'yes', rows: [] },
}

describe('the values of a form', () => {
  it('count a hidden field as empty', () => {
    expect(visibleValues(fields, { mode: 'a', only: 'wrong', tick: '', rows: [{ x: '1', y: '2' }] })).toEqual({
      mode: 'a',
      only: '',
      tick: '',
      rows: [{ x: '1' }],
    })
    expect(visibleValues(fields, { ...fields.example, only: 'kept' })['only']).toBe('kept')
  })

  it('have the usual option of a choice in an empty row', () => {
    const options = ['hours', 'closed'].map((value) => ({ value, label: value }))
    const kind = { name: 'kind', label: 'Kind', kind: 'choice', options, usual: 'closed' } as const
    expect(emptyRow({ name: 'rows', label: 'Rows', kind: 'rows', item: 'row', max: 3, fields: [kind] })).toEqual({
      kind: 'closed',
    })
  })

  it('come from a query, with blank rows added, and a tick only if one was sent', () => {
    expect(fromQuery(fields, new URLSearchParams('rows.0.x=1&mode=b&other=2'))).toEqual({
      mode: 'b',
      only: '',
      tick: '',
      rows: [{ x: '1' }, { x: '' }, { x: '' }],
    })
  })

  it('have no blank rows of an earlier answer', () => {
    const query = new URLSearchParams('mode=b&rows.0.x=&rows.1.x=2&rows.2.x=+')
    expect(fromQuery(fields, query)?.['rows']).toEqual([{ x: '2' }, { x: '' }, { x: '' }])
  })

  it('have the rows of an empty form if the query has none', () => {
    const preset = { ...fields, empty: { ...fields.empty, rows: [{ x: '5' }] } }
    expect(fromQuery(preset, new URLSearchParams('mode=b'))?.['rows']).toEqual([{ x: '5' }, { x: '' }, { x: '' }])
  })

  it('are null without a field in the query, and have no more rows than allowed', () => {
    expect(fromQuery(fields, new URLSearchParams('utm_source=x'))).toBeNull()
    const many = new URLSearchParams(Array.from({ length: 50 }, (_, index) => [`rows.${index}.x`, '1']))
    expect(fromQuery(fields, many)?.['rows']).toHaveLength(3)
  })
})
