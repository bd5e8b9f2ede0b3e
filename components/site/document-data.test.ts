import { expect, test } from 'vitest'
import { JsonLd } from './document-data'
import { takeForDocument } from '@/lib/seo/document-shelf'

const nameOf = (data: unknown): string => JsonLd({ data }).props.name

test('a text is left under a name of its own, the same at every time', () => {
  const name = nameOf({ a: 1 })
  expect(takeForDocument(name)).toBe('{"a":1}')
  expect(nameOf({ a: 1 })).toBe(name)
  expect(nameOf({ a: 2 })).not.toBe(name)
})
