import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inputOf } from '../../kit/testing'
import { readForm } from '../../kit/form-schema'
import { calculate } from './calculate'
import { fields, schema } from './form'
import { BreakEvenResult } from './result'

it('counts one unit as one', () => {
  const form = inputOf(readForm(schema, { ...fields.example, fixed: '5' }))
  const page = renderToStaticMarkup(<BreakEvenResult result={calculate(form)} />)
  expect(page).toContain('They meet at 1 unit.')
  expect(page).toContain('> unit</span>')
  expect(page).not.toMatch(/(?<![\d.,])1 units/)
})
