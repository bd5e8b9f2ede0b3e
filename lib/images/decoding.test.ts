import { expect, test } from 'vitest'
import { inTurn } from './decoding'
import { IMAGE_MAX_PIXELS } from './image'

/** How many of these were under way together at most. */
async function mostAtOnce(pixels: number[]): Promise<number> {
  let now = 0
  let most = 0
  await Promise.all(
    pixels.map((count) =>
      inTurn(count, async () => {
        now += 1
        most = Math.max(most, now)
        await new Promise((resolve) => setImmediate(resolve))
        now -= 1
      }),
    ),
  )
  return most
}

test('two pictures at once, and the largest alone', async () => {
  expect(await mostAtOnce(Array.from({ length: 50 }, () => 13_000_000))).toBe(2)
  expect(await mostAtOnce(Array.from({ length: 5 }, () => IMAGE_MAX_PIXELS))).toBe(1)
})

test('a picture that fails gives its turn back', async () => {
  const failing = Array.from({ length: 5 }, () => inTurn(1, () => Promise.reject(new Error('damaged'))))
  expect((await Promise.allSettled(failing)).every(({ status }) => status === 'rejected')).toBe(true)
  expect(await inTurn(1, () => Promise.resolve('next'))).toBe('next')
})
