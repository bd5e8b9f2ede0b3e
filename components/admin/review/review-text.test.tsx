import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReadNote, ReadText } from './review-text'
import { post as stored } from '@/lib/posts/editing/testing'
import { renderPost } from '@/lib/recipe/render'

const post = { type: 'recipe', author: 'Mara', createdBy: 'mara' } as const

test.each([
  ['draft', true, 'Your role can read this post, but not change it.'],
  ['scheduled', true, 'This post is scheduled, and your role does not publish.'],
  ['published', true, 'This post is public, and your role does not publish.'],
  ['draft', false, 'This post belongs to mara.'],
] as const)('for a %s post (own: %s), the note says “%s”', (state, isOwn, text) => {
  expect(renderToStaticMarkup(<ReadNote post={{ ...post, state }} isOwn={isOwn} />)).toContain(text)
})

test.each([
  ['Warm and plain.', 'Warm and plain.'],
  ['', 'Stored beside the text.'],
])('above a text with the meta description “%s”, lists show “%s”', (metaDescription, shown) => {
  const post = { ...stored, excerpt: 'Stored beside the text.', values: { ...stored.values, metaDescription } }
  const rendered = renderPost('Peel the beets.')
  const html = renderToStaticMarkup(<ReadText post={post} comments={[]} rendered={rendered} images={{}} origin="" />)
  expect(html).toContain(`In lists: ${shown}</p>`)
})
