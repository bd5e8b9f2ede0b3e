import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { formatMoney } from '../format.ts'
import { DataTable } from './results.tsx'

it('keeps a sign and its amount on one line of a table', () => {
  const rows = [['January', formatMoney(-1234.5), formatMoney(20)]]
  const table = renderToStaticMarkup(createElement(DataTable, { caption: 'Cash', columns: ['Month', 'A', 'B'], rows }))
  expect(table).toMatch(/<td class="[^"]*whitespace-nowrap[^"]*">−€1,234\.50</)
  expect(table).toMatch(/<td class="(?![^"]*nowrap)[^"]*">€20\.00</)
})
