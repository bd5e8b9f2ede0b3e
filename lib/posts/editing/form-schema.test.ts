import { describe, expect, it } from 'vitest'
import { formOf, mainIntent, postFormSchema, type PostFormValues, savingIntent, toSaveInput } from './form-schema'
import { post } from './testing'
import { toLocalInput } from '@/lib/datetime-local'

const empty = formOf(null)
const errors = (values: Partial<PostFormValues>) =>
  postFormSchema.safeParse({ ...empty, ...values }).error?.issues.map(({ message }) => message) ?? []

describe('postFormSchema', () => {
  it('lets a draft be incomplete and holds a published post to the rules', () => {
    expect(errors({ intent: 'draft' })).toEqual([])
    expect(errors({ intent: 'publish' })).toEqual(expect.arrayContaining(['Title is required', 'Content is required']))
  })

  it('requires a moment in the future for a planned post', () => {
    const ready = { intent: 'schedule' as const, title: 'Soup', content: 'x'.repeat(60) }
    expect(errors(ready)).toEqual(['Choose a date and a time'])
    expect(errors({ ...ready, publishAt: '2020-01-01T10:00' })).toEqual(['Choose a time in the future'])
    expect(errors({ ...ready, publishAt: '2099-01-01T10:00' })).toEqual([])
  })

  it('takes any date of a draft, and of a public post one that has passed', () => {
    for (const publishAt of ['', '2020-01-01T10:00', '2099-01-01T10:00'])
      expect(errors({ intent: 'draft', publishAt })).toEqual([])
    const ready = { intent: 'publish' as const, title: 'Soup', content: 'x'.repeat(60) }
    expect(errors({ ...ready, publishedOn: '2020-01-01T10:00' })).toEqual([])
    expect(errors({ ...ready, publishedOn: '2099-01-01T10:00' })).toEqual(['Choose a time that has passed'])
  })
})

describe('toSaveInput', () => {
  it('publishes with a date that has passed, and now where the date is to come', () => {
    const sent = (values: Partial<PostFormValues>) => toSaveInput({ ...empty, ...values }, { target: null }).publishAt
    const [past, later] = ['2020-01-01T10:00', '2020-02-01T10:00']
    expect(sent({})).toBe('')
    expect(sent({ publishAt: past })).toBe(new Date(past).toISOString())
    expect(sent({ publishAt: '2099-01-01T10:00' })).toBe('')
    expect(sent({ publishAt: '2099-01-01T10:00', publishedOn: later })).toBe(new Date(later).toISOString())
  })

  it('sends the date of a plan, and an id only of a new post', () => {
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

it('schedules a date to come, and publishes with one that has passed', () => {
  expect(mainIntent(null, '')).toBe('publish')
  expect(mainIntent(null, '2020-01-01T10:00')).toBe('publish')
  expect(mainIntent(null, '2099-01-01T10:00')).toBe('schedule')
  expect(mainIntent({ state: 'published' }, '2099-01-01T10:00')).toBe('publish')
})

it('shows the date of a public post and the plan of its changes', () => {
  const publishedAt = '2020-01-01T10:00:30.000Z'
  const local = toLocalInput(publishedAt)
  expect(formOf({ ...post, publishedAt })).toMatchObject({ publishAt: local, publishedOn: '' })
  const live = { ...post, state: 'published' as const, publishedAt }
  expect(formOf(live)).toMatchObject({ publishAt: '', publishedOn: local })
})

it('saves a post where it stands', () => {
  expect(savingIntent(null)).toBe('draft')
  expect(savingIntent({ state: 'scheduled' })).toBe('schedule')
  expect(savingIntent({ state: 'published' })).toBe('publish')
})
