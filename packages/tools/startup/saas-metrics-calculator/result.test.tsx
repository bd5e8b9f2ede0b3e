import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inputOf } from '../../kit/testing'
import { readForm } from '../../kit/form-schema'
import { calculate } from './calculate'
import { fields, schema } from './form'
import { SaasResult } from './result'

it('does not let revenue rise by nothing', () => {
  const form = inputOf(readForm(schema, { ...fields.empty, start: '100000' }))
  const page = renderToStaticMarkup(<SaasResult result={calculate(form)} />)
  expect(page).toContain('Recurring revenue did not change.')
  expect(page).not.toContain('rose by')
})
