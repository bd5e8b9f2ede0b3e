import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { testTool } from '../../kit/testing'
import { calculate } from './calculate'
import { fields, schema } from './form'
import { MarginResult } from './result'

const { compute } = testTool(schema, fields.example, calculate)
const page = (values: Parameters<typeof compute>[0]) => renderToStaticMarkup(<MarginResult result={compute(values)} />)

it('says of a list price that the discount is still to come', () => {
  expect(page({ discount: '10' })).toMatch(/The lowest net price without loss is €[\d.,]+, before the discount\./)
  expect(page({})).not.toContain('before the discount')
})

it('calls less than half a cent no loss', () => {
  // 9.999 − 10 is −0.001.
  const near = page({ ...fields.empty, cost: '10', price: '9.9990', vat: '0', bulk: 'Mug; 10; 9.9990' })
  expect(near).toContain('Each order leaves €0.00')
  expect(near).not.toMatch(/loss of|Loss|€0\.00 \(loss\)/)
})
