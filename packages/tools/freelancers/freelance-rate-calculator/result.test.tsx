import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { testTool } from '../../kit/testing'
import { calculate } from './calculate'
import { fields, schema } from './form'
import { FreelanceRateResult } from './result'

const { compute } = testTool(schema, fields.example, calculate)

it('multiplies what it tells the reader to charge by the hours it names', () => {
  // 97 × 1,112.8.
  expect(renderToStaticMarkup(<FreelanceRateResult result={compute()} />)).toContain(
    'Charge at least €97.00 an hour: 1,112.8 paid hours a year then bring €107,941.60. €106,958.82 is needed to leave',
  )
})
