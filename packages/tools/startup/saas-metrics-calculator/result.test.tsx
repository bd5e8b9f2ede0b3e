import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { testTool } from '../../kit/testing'
import { calculate } from './calculate'
import { fields, schema } from './form'
import { SaasResult } from './result'

const { compute } = testTool(schema, fields.empty, calculate)

it('does not let revenue rise by nothing', () => {
  const page = renderToStaticMarkup(<SaasResult result={compute({ start: '100000' })} />)
  expect(page).toContain('Recurring revenue did not change.')
  expect(page).not.toContain('rose by')
})
