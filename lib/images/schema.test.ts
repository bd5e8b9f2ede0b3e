import { expect, it } from 'vitest'
import { mergeDescription } from './schema'

it('keeps the words that another editor has stored while only the focal point was changed', () => {
  const opened = { alt: '', caption: 'In the morning', focal: { x: 0.5, y: 0.5 } }
  const stored = { ...opened, alt: 'Red lentils', caption: 'At noon' }
  const typed = { ...opened, caption: 'By lamplight', focal: { x: 0.5, y: 0.2 } }
  expect(mergeDescription(typed, opened, stored)).toEqual({ ...typed, alt: 'Red lentils' })
})
