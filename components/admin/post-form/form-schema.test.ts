import { describe, expect, it } from 'vitest'
import {
  formOf,
  nextFullHour,
  postFormSchema,
  type PostFormValues,
  presets,
  savingIntent,
  toSaveInput,
} from './form-schema'

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
})

describe('toSaveInput', () => {
  it('sends a date only with a plan, and an id only of a new post', () => {
    expect(toSaveInput(empty, { target: null })).not.toHaveProperty('publishAt')
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

const at = (text: string) => new Date(text)

describe('nextFullHour', () => {
  it.each([
    ['2026-11-22T08:00:00', '2026-11-22T09:00:00'],
    ['2026-11-22T08:59:59', '2026-11-22T09:00:00'],
    ['2026-11-22T23:10:00', '2026-11-23T00:00:00'],
  ])('is after %s', (now, next) => expect(nextFullHour(at(now))).toEqual(at(next)))
})

describe('presets', () => {
  const values = (now: string) => presets(at(now)).map(({ value }) => value)

  it('are the next hour, tomorrow and Monday', () =>
    expect(values('2026-11-24T10:20:00')).toEqual(['2026-11-24T11:00', '2026-11-25T09:00', '2026-11-30T09:00']))

  it('name a day once: on a Sunday, tomorrow is Monday', () =>
    expect(values('2026-11-22T10:20:00')).toEqual(['2026-11-22T11:00', '2026-11-23T09:00']))

  it('mean the coming Monday on a Monday', () => expect(values('2026-11-23T10:20:00').at(-1)).toBe('2026-11-30T09:00'))
})
