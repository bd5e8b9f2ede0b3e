import { expect, it } from 'vitest'
import { newItem } from './item'
import { LATER_FIELDS } from './later-fields'
import { hashOf } from './store'
import { toPost } from './to-post'

function imported(more = {}) {
  const text = 'A soup of beets that is long enough for a post that readers see.'
  const publishedAt = '2019-05-02T10:00:00.000Z'
  const item = newItem({
    id: '7',
    title: 'Beet soup',
    slug: 'beet-soup',
    text,
    state: 'published',
    publishedAt,
    ...more,
  })
  const post = toPost(item, { asDrafts: false })
  if ('refused' in post) throw new Error(post.refused)
  return { item, post }
}

// Stored hashes are compared with these: a new hash makes every unchanged item of an earlier import a changed one.
it.each([
  [{}, '7823c21d6857cd5c0383e0da33259938949fbed799a2ea665112d0b09a3cb526'],
  [
    { canonical: 'https://example.org/soup', noindex: true, shareImage: 'https://example.org/a.jpg', tags: ['soup'] },
    'cd5e40f7121b2d86cf5cf042bac7a5aa31ca16a99612a68357148197695b68f8',
  ],
])('hashes an item with %o as earlier releases did', (more, hash) => {
  const { item, post } = imported(more)
  expect(hashOf(post, item)).toBe(hash)
})

it.each(LATER_FIELDS)('hashes a post with an empty %s as a release without that field', (name) => {
  const { item, post } = imported()
  const { [name]: _, ...values } = post.values
  expect(hashOf({ ...post, values: values as typeof post.values }, item)).toBe(hashOf(post, item))
})

it('names characters that cannot be read', () => {
  const { post } = imported({ title: 'Cr\ufffdme' })
  expect(post.warnings).toEqual(['Some of its characters cannot be read and stand as �.'])
})

it('gives a post the end of its item', () => {
  const unpublishAt = '2999-05-01T10:00:00.000Z'
  expect(imported({ unpublishAt }).post.values).toMatchObject({ unpublishAt })
})

it('leaves out an end that is not after the date of publication', () => {
  const dates = { state: 'scheduled', publishedAt: '2999-06-01T00:00:00.000Z' }
  for (const unpublishAt of ['2999-01-01T00:00:00.000Z', dates.publishedAt])
    expect(imported({ ...dates, unpublishAt }).post).toMatchObject({
      values: { unpublishAt: '' },
      warnings: [`Its end is left out, since it is not after its date: ${unpublishAt.slice(0, 10)}.`],
    })
})
