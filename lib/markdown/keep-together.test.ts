import { toHtml } from 'hast-util-to-html'
import { expect, it } from 'vitest'
import { keepTogether } from './keep-together.ts'
import { renderTree } from './pipeline.ts'

function html(markdown: string): string {
  const tree = renderTree(markdown)
  keepTogether(tree)
  return toHtml(tree)
}

it('keeps a range on one line, with its unit', () => {
  expect(html('Boil for 18–20 minutes.')).toBe('<p>Boil for <span class="keep">18–20 minutes</span>.</p>')
  expect(html('Open 9AM–6PM, at 2.0–2.5%')).toBe(
    '<p>Open <span class="keep">9AM–6PM</span>, at <span class="keep">2.0–2.5%</span></p>',
  )
  expect(html('keep at 18–20 °C')).toBe('<p>keep at <span class="keep">18–20 °C</span></p>')
})

it('keeps the numbers of a company together', () => {
  expect(html('Company, NIP 000-000-00-00, KRS 0000000000.')).toBe(
    '<p>Company, <span class="keep">NIP 000-000-00-00</span>, <span class="keep">KRS 0000000000</span>.</p>',
  )
})

it('keeps a number with its unit, and with no other word', () => {
  expect(html('20 g of butter, 3 eggs, ½ tsp salt, 5 minute rest')).toBe(
    '<p>20\u00a0g of butter, 3 eggs, ½\u00a0tsp salt, 5\u00a0minute rest</p>',
  )
  expect(html('2 good eggs and 3 landmarks')).toBe('<p>2 good eggs and 3 landmarks</p>')
})

it('changes text in links, but not in code', () => {
  expect(html('`18–20 g`')).toBe('<p><code>18–20 g</code></p>')
  expect(html('[18–20 °C](/blog/x)')).toContain('<span class="keep">18–20 °C</span></a>')
})

it('takes linear time', () => {
  for (const piece of ['1–', '1', '1.', '1 ', 'NIP 1'])
    expect(html(piece.repeat(20_000)).length, piece).toBeGreaterThan(15_000)
})
