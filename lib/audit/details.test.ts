import { expect, test } from 'vitest'
import { detailWords, objectName } from './details'
import { EVENTS, objectPath, wordsOf } from './events'

test.each([
  ['post.changed', '', 'meta_title, published_at, title', 'Meta title, Published on, Title'],
  ['post.published', '', 'published_at, status', ''],
  ['post.published', '', 'content, published_at, status, title', 'Content, Title'],
  ['post.given', '', 'ada to eve', 'from ada to eve'],
  ['post.assigned', '', 'eve, due 2026-12-01', 'to eve, due 2026-12-01'],
  ['image.changed', '', 'alt, focal_x, focal_y', 'Alt text, Focal point'],
  ['author.changed', '', 'on_about, portrait_seed', 'Among the chefs of the about page, Portrait'],
  ['block.changed', '', 'content', 'Text'],
  ['setting.changed', 'The site', 'email, name, voices', 'Contact: E-mail, Name, Voices of readers'],
  ['setting.changed', 'Months of the log', '24 to 36', 'from 24 to 36 months'],
  ['setting.changed', 'Saved replies', 'one added', 'one added'],
  ['role.changed', '', 'with write_own, log; was called log', 'with Write own posts, Read the log; was called log'],
  ['role.changed', '', 'without required two-step sign-in', 'no longer requires two-step sign-in'],
  ['redirect.added', '', '/about', 'leads to /about'],
  ['tag.changed', '', 'into plum', 'into plum'],
  ['bin.restored', '', 'reply', 'saved reply'],
  ['message.exported', '', 'inbox', 'Inbox'],
  // A column of a later version of the database.
  ['post.changed', '', 'a_new_column', 'a new column'],
])('%s of "%s" with %s says “%s”', (event, title, detail, words) => {
  expect(detailWords(event, title, detail)).toBe(words)
})

test('names an object without a title by its kind', () => {
  expect(objectName('post.created', '', '')).toBe('Untitled')
  expect(objectName('message.read', '', '')).toBe('a message')
  expect(objectName('bin.deleted', '', 'view')).toBe('a view')
  expect(objectName('session.failed', '', '3 on 2026-11-25')).toBe('unknown names')
  expect(objectName('setting.changed', 'Months of messages', '6 to 12')).toBe('how long messages are kept')
})

test('words of events contain no names of columns, and an unknown code stays as it is', () => {
  for (const words of Object.values(EVENTS)) expect(words).not.toMatch(/_|\./)
  expect(wordsOf('post.binned')).toBe('moved … to the bin')
  expect(wordsOf('of.later')).toBe('of.later')
})

test('leads only to a page that the account may open', () => {
  const editor = { username: 'maja', rights: ['log', 'pictures'] as const }
  const pathOf = (event: string) => objectPath(editor, event, 'id', 2)
  expect(pathOf('image.changed')).toBe('/admin/pictures/id')
  expect(pathOf('post.changed')).toBe('/admin/posts/id/revisions?version=2')
  expect([pathOf('role.changed'), pathOf('message.read'), pathOf('image.deleted')]).toEqual([null, null, null])
})
