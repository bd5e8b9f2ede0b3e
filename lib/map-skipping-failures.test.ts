import { expect, it, vi } from 'vitest'
import { mapSkippingFailures } from './map-skipping-failures'

it('skips a row that throws, logs its slug and keeps the order of the others', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const rows = [{ slug: 'a' }, { slug: 'broken' }, { slug: 'c' }]
  const made = await mapSkippingFailures('list', rows, ({ slug }) => {
    if (slug === 'broken') throw new Error('no')
    return slug
  })
  expect(made).toEqual(['a', 'c'])
  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([{ where: 'list', slug: 'broken' }])
  logged.mockRestore()
})
