import { describe, expect, it } from 'vitest'
import { openContract } from './harness/index.ts'
import { inHours, rowsOf, storingTexts, TOMORROW } from './harness/rows.ts'

const contract = openContract()

const store = storingTexts(contract)

describe('related_posts', () => {
  const related = async (p_slug: string, more: { p_limit?: number } = {}) =>
    rowsOf(await contract.clients.anon.rpc('related_posts', { p_slug, ...more })).map(({ slug }) => slug)

  it('prefers shared words, of its own type first, and fills up with the newest', async () => {
    const post = await store('Beet Soup', 'Cold.')
    await store('Chocolate Cake', 'Sweet.', { published_at: inHours(-1) })
    await store('Pea Soup', 'Hot.')
    await store('Soup Bones for Dogs', 'A guide.', { post_type: 'guide' })
    await store('Soup draft', 'Not yet.', { status: 'draft', published_at: null })
    expect(await related(post.slug)).toEqual(['pea-soup', 'soup-bones-for-dogs', 'chocolate-cake'])
    expect(await related(post.slug, { p_limit: 1 })).toEqual(['pea-soup'])
  })

  it('prefers shared topics of any type to shared words', async () => {
    const post = await store('Beet Soup', 'Cold.', { tags: ['summer', 'soups'] })
    await store('Pea Soup', 'Hot.')
    await store('June at the Market', 'Beets.', { post_type: 'news', tags: ['summer', 'soups'] })
    await store('Cold Tea', 'For hot days.', { post_type: 'guide', tags: ['summer'] })
    await store('A Summer That Waits', 'Later.', {
      tags: ['summer', 'soups'],
      status: 'scheduled',
      published_at: TOMORROW,
    })
    expect(await related(post.slug)).toEqual(['june-at-the-market', 'cold-tea', 'pea-soup'])
  })

  it('returns nothing for an unknown or unpublished post', async () => {
    const draft = await store('Beet Soup', 'Cold.', { status: 'draft', published_at: null })
    await store('Pea Soup', 'Hot.')
    expect(await related('no-such-post')).toEqual([])
    expect(await related(draft.slug)).toEqual([])
  })
})
