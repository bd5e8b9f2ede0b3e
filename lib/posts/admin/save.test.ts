import { describe, expect, it } from 'vitest'
import { emptyFields } from '../schema'
import { preparePost } from './save'

const SCRIPT = '<script>console.log("enough letters to be a whole post on its own")</script>'
const sent = (intent: 'publish' | 'schedule' | 'draft', content: string) => ({
  ...emptyFields,
  tags: [],
  intent,
  content,
  postType: 'guide' as const,
})

describe('preparePost', () => {
  it('says it at the field when cleaning leaves too little for readers', async () => {
    const tooShort = { ok: false, message: 'Content must be at least 50 characters' }
    expect(await preparePost(sent('publish', `Beets.${SCRIPT}`))).toEqual(tooShort)
    expect(await preparePost(sent('schedule', `Beets.${SCRIPT}`))).toEqual(tooShort)
    expect(await preparePost(sent('publish', SCRIPT))).toEqual({ ok: false, message: 'Content is required' })
  })

  it('keeps a draft however short it becomes', async () => {
    expect(await preparePost(sent('draft', `Beets.${SCRIPT}`))).toMatchObject({
      ok: true,
      values: { intent: 'draft', content: 'Beets.' },
      columns: { excerpt: 'Beets.', reading_minutes: 1 },
    })
  })

  it('counts characters as the database does', async () => {
    expect((await preparePost(sent('publish', '🍲'.repeat(49)))).ok).toBe(false)
    expect((await preparePost(sent('publish', '🍲'.repeat(50)))).ok).toBe(true)
  })

  it('refuses a text that cannot be shown, and names the place', async () => {
    const text = `Beets.\n\n${'>'.repeat(1000)} deep`
    const message = 'Line 3 is nested 1,000 levels deep. At most 100 can be shown.'
    expect(await preparePost(sent('draft', text))).toEqual({ ok: false, message })
  })
})
