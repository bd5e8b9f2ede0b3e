import { expect, test } from 'vitest'
import { scaledPaths } from './widths'

const widths = (srcSet: string) => srcSet.split(', ').map((offer) => Number(/ (\d+)w$/.exec(offer)?.[1]))

test('a picture is offered in every width up to its own', () => {
  const { src, srcSet } = scaledPaths('/media/a b.webp', 1600)
  expect(widths(srcSet)).toEqual([256, 384, 672, 828, 1080, 1440])
  expect(src).toBe('/_next/image?url=%2Fmedia%2Fa%20b.webp&w=1080&q=75')
  expect(widths(scaledPaths('/media/a.webp', 300).srcSet)).toEqual([256, 384])
})

test('a tiny picture is offered once', () => {
  expect(widths(scaledPaths('/media/a.webp', 20).srcSet)).toEqual([96])
})

test('a place can limit the widths', () => {
  const card = { narrowest: 384, widest: 1080 }
  expect(widths(scaledPaths('/media/a.webp', 1600, card).srcSet)).toEqual([384, 672, 828, 1080])
  expect(widths(scaledPaths('/media/a.webp', 300, card).srcSet)).toEqual([384])
  expect(widths(scaledPaths('/media/a.webp', 200, card).srcSet)).toEqual([256])
})
