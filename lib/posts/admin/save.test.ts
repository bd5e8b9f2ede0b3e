import { describe, expect, it } from 'vitest'
import { cleanValues } from './save'

const SCRIPT = '<script>console.log("enough letters to be a whole post on its own")</script>'

describe('cleanValues', () => {
  it('says it at the field when cleaning leaves too little for readers', () => {
    const tooShort = { ok: false, message: 'Content must be at least 50 characters' }
    expect(cleanValues({ intent: 'publish', content: `Beets.${SCRIPT}` })).toEqual(tooShort)
    expect(cleanValues({ intent: 'schedule', content: `Beets.${SCRIPT}` })).toEqual(tooShort)
    expect(cleanValues({ intent: 'publish', content: SCRIPT })).toEqual({ ok: false, message: 'Content is required' })
  })

  it('keeps a draft however short it becomes', () => {
    expect(cleanValues({ intent: 'draft', content: `Beets.${SCRIPT}` })).toEqual({
      ok: true,
      values: { intent: 'draft', content: 'Beets.' },
    })
  })

  it('counts characters as the database does', () => {
    expect(cleanValues({ intent: 'publish', content: '🍲'.repeat(49) }).ok).toBe(false)
    expect(cleanValues({ intent: 'publish', content: '🍲'.repeat(50) }).ok).toBe(true)
  })
})
