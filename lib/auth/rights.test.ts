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

describe('an account that writes and does not publish', () => {
  it('changes and bins own drafts, and begins new posts', () => {
    expect(mayChange(author, null)).toBe(true)
    expect(mayChange(author, post('ada', 'draft'))).toBe(true)
    expect(mayDelete(author, post('ada', 'draft'))).toBe(true)
    expect(mayErase(author, post('ada', 'bin'))).toBe(true)
  })

  it('neither changes nor bins public posts, its own included, nor posts of others', () => {
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

it('lets who publishes all change and bin the public posts of others, and erase none of them', () => {
  expect(mayChange(editor, post('ada', 'published'))).toBe(true)
  expect(mayDelete(editor, post('ada', 'published'))).toBe(true)
  expect(mayErase(editor, post('ada', 'bin'))).toBe(false)
  expect(mayErase(editor, post('eve', 'bin'))).toBe(true)
  expect(mayErase(admin, post('ada', 'bin'))).toBe(true)
})

it('says what a role is for', () => {
  expect(describeRights(RIGHT_NAMES)).toBe('May do everything in the panel.')
  expect(describeRights(['write_own', 'messages'])).toBe('Write own posts, Messages.')
  expect(describeRights([])).toBe('Only reads posts.')
})

it('reads the rights of this version among those of the database, in the order of the matrix', () => {
  expect(rightsOf(['log', 'fly', 'write_own'])).toEqual(['write_own', 'log'])
})
