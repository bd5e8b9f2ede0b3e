import { expect, test } from 'vitest'
import { readRequestId, REQUEST_ID_HEADER, requestIdHeader } from './request-id'

test('the header’s name depends on the secret', () => {
  expect(requestIdHeader('one')).toBe(requestIdHeader('one'))
  expect(requestIdHeader('one')).not.toBe(requestIdHeader('two'))
  expect(requestIdHeader('one')).not.toBe(REQUEST_ID_HEADER)
})

test.each([null, undefined, '', 'fra1::abcde-1700000000000', `"},{"level":"error"`])('%j is no id', (value) => {
  expect(readRequestId(value)).toBeUndefined()
})

test('a UUID is an id', () => {
  expect(readRequestId('0f9a2f6e-3d4c-4b8e-9a57-1f2e3d4c5b6a')).toBe('0f9a2f6e-3d4c-4b8e-9a57-1f2e3d4c5b6a')
})
