import { expect, it, vi } from 'vitest'
import { keepReadable } from './keep-readable'

it('leaves out what cannot be made, logs its slug and keeps the others in their order', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const rows = [{ slug: 'a' }, { slug: 'broken' }, { slug: 'c' }]
  const made = await keepReadable('list', rows, ({ slug }) => {
    if (slug === 'broken') throw new Error('no')
    return slug
  })
  expect(made).toEqual(['a', 'c'])
  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([{ where: 'list', slug: 'broken' }])
  logged.mockRestore()
})
