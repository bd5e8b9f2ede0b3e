import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inputOf } from '../../kit/testing'
import { readForm } from '../../kit/form-schema'
import { calculate } from './calculate'
import { fields, schema } from './form'
import { FreelanceRateResult } from './result'

it('multiplies what it tells the reader to charge by the hours it names', () => {
  const form = inputOf(readForm(schema, fields.example))
  // 97 × 1,112.8.
  expect(renderToStaticMarkup(<FreelanceRateResult result={calculate(form)} />)).toContain(
    'Charge at least €97.00 an hour: 1,112.8 paid hours a year then bring €107,941.60. €106,958.82 is needed to leave',
  )
})
