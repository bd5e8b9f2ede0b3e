import { describe, expect, it } from 'vitest'
import {
  describeRights,
  type Holder,
  mayChange,
  mayDelete,
  mayErase,
  mayPublish,
  RIGHT_NAMES,
  rightsOf,
} from './rights'

const author: Holder = { username: 'ada', rights: ['write_own', 'submit'] }
const editor: Holder = { username: 'eve', rights: ['write_own', 'edit_all', 'publish_all', 'delete'] }
const admin: Holder = { username: 'root', rights: RIGHT_NAMES }
const post = (createdBy: string, state: 'draft' | 'scheduled' | 'published' | 'bin') => ({ createdBy, state })

describe('an account without the right to publish', () => {
  it('may begin posts, and change and bin its own drafts', () => {
    expect(mayChange(author, null)).toBe(true)
    expect(mayChange(author, post('ada', 'draft'))).toBe(true)
    expect(mayDelete(author, post('ada', 'draft'))).toBe(true)
    expect(mayErase(author, post('ada', 'bin'))).toBe(true)
  })

  it('may not change or bin public posts, even its own, or posts of others', () => {
    for (const state of ['published', 'scheduled'] as const) {
      expect(mayPublish(author, post('ada', state))).toBe(false)
      expect(mayChange(author, post('ada', state))).toBe(false)
      expect(mayDelete(author, post('ada', state))).toBe(false)
    }
    expect(mayChange(author, post('eve', 'draft'))).toBe(false)
    expect(mayDelete(author, post('eve', 'draft'))).toBe(false)
    expect(mayPublish(author, null)).toBe(false)
  })
})

it('lets an account that may publish all posts change and bin public posts of others, but not erase them', () => {
  expect(mayChange(editor, post('ada', 'published'))).toBe(true)
  expect(mayDelete(editor, post('ada', 'published'))).toBe(true)
  expect(mayErase(editor, post('ada', 'bin'))).toBe(false)
  expect(mayErase(editor, post('eve', 'bin'))).toBe(true)
  expect(mayErase(admin, post('ada', 'bin'))).toBe(true)
})

it('describes a set of rights in words', () => {
  expect(describeRights(RIGHT_NAMES)).toBe('May do everything in the panel.')
  expect(describeRights(['write_own', 'messages'])).toBe('Write own posts, Messages.')
  expect(describeRights([])).toBe('Only reads posts.')
})

it('ignores unknown rights, and sorts the others in the order of the panel', () => {
  expect(rightsOf(['log', 'fly', 'write_own'])).toEqual(['write_own', 'log'])
})
