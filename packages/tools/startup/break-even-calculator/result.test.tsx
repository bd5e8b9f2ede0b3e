import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { testTool } from '../../kit/testing'
import { calculate } from './calculate'
import { fields, schema } from './form'
import { BreakEvenResult } from './result'

const { compute } = testTool(schema, fields.example, calculate)

it('counts one unit as one', () => {
  const page = renderToStaticMarkup(<BreakEvenResult result={compute({ fixed: '5' })} />)
  expect(page).toContain('They meet at 1 unit.')
  expect(page).toContain('> unit</span>')
  expect(page).not.toMatch(/(?<![\d.,])1 units/)
})
