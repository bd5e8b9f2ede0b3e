import { describe, expect, it } from 'vitest'
import { prepareValues } from './save'

const SCRIPT = '<script>console.log("enough letters to be a whole post on its own")</script>'
const sent = (intent: 'publish' | 'draft', content: string) => ({ intent, content, postType: 'guide' as const })

describe('prepareValues', () => {
  it('says it at the field when cleaning leaves too little for readers', async () => {
    const tooShort = { ok: false, message: 'Content must be at least 50 characters' }
    expect(await prepareValues(sent('publish', `Beets.${SCRIPT}`))).toEqual(tooShort)
    const schedule = { intent: 'schedule', content: `Beets.${SCRIPT}`, postType: 'guide' } as const
    expect(await prepareValues(schedule)).toEqual(tooShort)
    expect(await prepareValues(sent('publish', SCRIPT))).toEqual({ ok: false, message: 'Content is required' })
  })

  it('keeps a draft however short it becomes', async () => {
    expect(await prepareValues(sent('draft', `Beets.${SCRIPT}`))).toMatchObject({
      ok: true,
      values: { intent: 'draft', content: 'Beets.' },
      derived: { excerpt: 'Beets.', reading_minutes: 1 },
    })
  })

  it('counts characters as the database does', async () => {
    expect((await prepareValues(sent('publish', '🍲'.repeat(49)))).ok).toBe(false)
    expect((await prepareValues(sent('publish', '🍲'.repeat(50)))).ok).toBe(true)
  })

  it('refuses a text that cannot be shown, and names the place', async () => {
    const text = `Beets.\n\n${'>'.repeat(1000)} deep`
    const message = 'Line 3 is nested 1,000 levels deep. At most 100 can be shown.'
    expect(await prepareValues(sent('draft', text))).toEqual({ ok: false, message })
  })
})
