import { expect, it, vi } from 'vitest'
import { linkLine } from './markdown-versions'
import { stubEnvironment } from './testing'

stubEnvironment(vi.stubEnv)

it.each([
  ['Soup', 'Hot.', '- [Soup](https://example.com/a): Hot.'],
  [
    '[Draft] Soup\nfor two',
    'Hot.\r\n\r\n- Quick.',
    '- [\\[Draft\\] Soup for two](https://example.com/a): Hot. - Quick.',
  ],
])('the line of %j in llms.txt is one item of a list with one link', (name, note, line) =>
  expect(linkLine(name, '/a', note)).toBe(line),
)
