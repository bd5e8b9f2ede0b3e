import { describe, expect, it } from 'vitest'
import { formOf, postFormSchema, type PostFormValues, savingIntent, toSaveInput } from './form-schema'

const empty = formOf(null)
const errors = (values: Partial<PostFormValues>) =>
  postFormSchema.safeParse({ ...empty, ...values }).error?.issues.map(({ message }) => message) ?? []

describe('postFormSchema', () => {
  it('lets a draft be incomplete and holds a published post to the rules', () => {
    expect(errors({ intent: 'draft' })).toEqual([])
    expect(errors({ intent: 'publish' })).toEqual(expect.arrayContaining(['Title is required', 'Content is required']))
  })

  it('wants a moment in the future for a planned post', () => {
    const ready = { intent: 'schedule' as const, title: 'Soup', content: 'x'.repeat(60) }
    expect(errors(ready)).toEqual(['Choose a date and a time'])
    expect(errors({ ...ready, publishAt: '2020-01-01T10:00' })).toEqual(['Choose a time in the future'])
    expect(errors({ ...ready, publishAt: '2099-01-01T10:00' })).toEqual([])
  })

  it('wants it of a draft only when there is one', () => {
    expect(errors({ intent: 'draft', publishAt: '2099-01-01T10:00' })).toEqual([])
    expect(errors({ intent: 'draft', publishAt: '2020-01-01T10:00' })).toEqual(['Choose a time in the future'])
  })
})

describe('toSaveInput', () => {
  it('sends a date only with a plan, and an id only of a new post', () => {
    expect(toSaveInput(empty, { target: null })).not.toHaveProperty('publishAt')
    expect(toSaveInput({ ...empty, intent: 'draft', publishAt: '2099-01-01T10:00' }, { target: null })).toHaveProperty(
      'publishAt',
      new Date('2099-01-01T10:00').toISOString(),
    )
    expect(
      toSaveInput({ ...empty, intent: 'schedule', publishAt: '2099-01-01T10:00' }, { target: null }),
    ).toHaveProperty('publishAt')
    expect(toSaveInput(empty, { target: null })).not.toHaveProperty('id')
    expect(toSaveInput(empty, { target: null, id: 'an id' })).toMatchObject({ id: 'an id', target: null })
  })
})

it('saves a post where it stands', () => {
  expect(savingIntent(null)).toBe('draft')
  expect(savingIntent({ state: 'scheduled' })).toBe('schedule')
  expect(savingIntent({ state: 'published' })).toBe('publish')
})
