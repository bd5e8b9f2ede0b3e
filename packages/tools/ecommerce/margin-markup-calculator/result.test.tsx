import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { inputOf } from '../../kit/testing'
import { readForm } from '../../kit/form-schema'
import { calculate } from './calculate'
import { fields, schema } from './form'
import { MarginResult } from './result'

const page = (discount: string) =>
  renderToStaticMarkup(<MarginResult result={calculate(inputOf(readForm(schema, { ...fields.example, discount })))} />)

it('says of a list price that the discount is still to come', () => {
  expect(page('10')).toMatch(/The lowest net price without loss is €[\d.,]+, before the discount\./)
  expect(page('')).not.toContain('before the discount')
})
