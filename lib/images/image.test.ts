import { expect, it } from 'vitest'
import { byteSize, describePlaces } from './image'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [10_485_760, '10.5 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(byteSize(bytes)).toBe(text)
})

it.each([
  [{ posts: 0, portraits: 0, isLogo: false }, 'No post showed it.'],
  [{ posts: 1, portraits: 0, isLogo: false }, 'Now in 1 post.'],
  [{ posts: 0, portraits: 0, isLogo: true }, 'Now in the logo.'],
  [{ posts: 2, portraits: 1, isLogo: true }, 'Now in 2 posts, 1 portrait and the logo.'],
])('after a replacement in %j the places are described: %s', (places, text) => {
  expect(describePlaces(places)).toBe(text)
})
