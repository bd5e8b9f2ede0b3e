import { expect, it } from 'vitest'
import { newPasswordSchema, passwordChangeSchema, passwordFault } from './password'

it.each([
  ['Maria-cooks-well', 'holds the username, in any case', 'hold the username'],
  ['flavorcraft-2026', 'holds the name of the site', 'name of the site'],
  ['Password1234', 'is common, in any case', 'first that are guessed'],
  ['abababababab', 'repeats few characters', 'first that are guessed'],
])('refuses %s: it %s', (password, _why, fault) => {
  expect(passwordFault(password, 'maria')).toContain(fault)
})

it('accepts a phrase', () => {
  expect(passwordFault('four onions in a drawer', 'maria')).toBeNull()
})

it('requires twelve characters, and a different password than the present one', () => {
  expect(newPasswordSchema.safeParse('short-enough').success).toBe(true)
  expect(newPasswordSchema.safeParse('too-short-1').success).toBe(false)
  const same = { present: 'four onions in a drawer', next: 'four onions in a drawer' }
  expect(passwordChangeSchema.safeParse(same).success).toBe(false)
})
