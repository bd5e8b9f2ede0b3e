import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AFTER_PAINT } from './late-scripts'

test('the script that starts the others is kept for ever under an address of its content', () => {
  const [file = '', version] = AFTER_PAINT.split('?v=')
  const hash = createHash('sha256')
    .update(readFileSync(`public${file}`))
    .digest('hex')
  expect(hash.slice(0, 8)).toBe(version)
})
