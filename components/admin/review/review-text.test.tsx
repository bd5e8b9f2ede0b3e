import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReadNote } from './review-text'

const post = { type: 'recipe', author: 'Mara', createdBy: 'mara' } as const

test.each([
  ['draft', true, 'Your role can read this post, but not change it.'],
  ['scheduled', true, 'This post is scheduled, and your role does not publish.'],
  ['published', true, 'This post is public, and your role does not publish.'],
  ['draft', false, 'This post belongs to mara.'],
] as const)('for a %s post (own: %s), the note says “%s”', (state, isOwn, text) => {
  expect(renderToStaticMarkup(<ReadNote post={{ ...post, state }} isOwn={isOwn} />)).toContain(text)
})
