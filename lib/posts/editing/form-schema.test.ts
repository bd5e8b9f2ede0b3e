import { describe, expect, it, vi } from 'vitest'
import {
  formOf,
  mainIntent,
  mayFollow,
  postFormSchema,
  type PostFormValues,
  savingIntent,
  toSaveInput,
  typedSince,
} from './form-schema'
import { post } from './testing'
import { toLocalInput } from '@/lib/datetime-local'
import { UNDESCRIBED } from '@/lib/images/schema'

const empty = formOf(null)
const errors = (values: Partial<PostFormValues>) =>
  postFormSchema.safeParse({ ...empty, ...values }).error?.issues.map(({ message }) => message) ?? []

describe('postFormSchema', () => {
  it('accepts an incomplete draft, but not an incomplete published post', () => {
    expect(errors({ intent: 'draft' })).toEqual([])
    expect(errors({ intent: 'publish' })).toEqual(expect.arrayContaining(['Title is required', 'Content is required']))
  })

  it('requires a future date for a scheduled post', () => {
    const ready = { intent: 'schedule' as const, title: 'Soup', content: 'x'.repeat(60) }
    expect(errors(ready)).toEqual(['Choose a date and a time'])
    expect(errors({ ...ready, publishAt: '2020-01-01T10:00' })).toEqual(['Choose a time in the future'])
    expect(errors({ ...ready, publishAt: '2099-01-01T10:00' })).toEqual([])
  })

  it('accepts any date of a draft, but only a past date of a public post', () => {
    for (const publishAt of ['', '2020-01-01T10:00', '2099-01-01T10:00'])
      expect(errors({ intent: 'draft', publishAt })).toEqual([])
    const ready = { intent: 'publish' as const, title: 'Soup', content: 'x'.repeat(60) }
    expect(errors({ ...ready, publishedOn: '2020-01-01T10:00' })).toEqual([])
    expect(errors({ ...ready, publishedOn: '2099-01-01T10:00' })).toEqual(['Choose a time that has passed'])
  })

  it.each(['20261-05-05T10:00', '9999-12-31T23:59'])(
    'saves %s, which is no date, neither as none nor as now',
    (date) => {
      const ready = { title: 'Soup', content: 'x'.repeat(60) }
      for (const intent of ['draft', 'publish', 'schedule'] as const)
        expect(errors({ ...ready, intent, publishAt: date })).toContain('Choose a date and a time')
      expect(errors({ ...ready, intent: 'publish', publishedOn: date })).toContain('Choose a date and a time')
    },
  )
})

describe('mayFollow', () => {
  const live = { ...post, state: 'published' } as const
  const changes = { publishAt: null, savedBy: 'jan', savedAt: '2026-01-05T10:00:00.000Z', isMissed: false }

  it('lets a publication follow a running save, but nothing follow its own kind', () => {
    expect([mayFollow('draft', 'publish', null), mayFollow('draft', 'review', post)]).toEqual([true, true])
    expect(mayFollow('later', 'publish', { ...live, changes })).toBe(true)
    expect([mayFollow('draft', 'draft', post), mayFollow('publish', 'publish', live)]).toEqual([false, false])
  })

  it('does not publish again what is unpublished, unscheduled or kept for later at this moment', () => {
    expect([mayFollow('draft', 'publish', live), mayFollow('later', 'publish', live)]).toEqual([false, false])
    expect(mayFollow('draft', 'schedule', { ...post, state: 'scheduled' })).toBe(false)
  })
})

const sent = (values: Partial<PostFormValues>) => toSaveInput({ ...empty, ...values }, { target: null }).publishAt

describe('toSaveInput', () => {
  it('publishes with a past date, and now instead of a future one', () => {
    const [past, later] = ['2020-01-01T10:00', '2020-02-01T10:00']
    expect(sent({})).toBe('')
    expect(sent({ publishAt: past })).toBe(new Date(past).toISOString())
    expect(sent({ publishAt: '2099-01-01T10:00' })).toBe('')
    expect(sent({ publishAt: '2099-01-01T10:00', publishedOn: later })).toBe(new Date(later).toISOString())
  })

  it('keeps the publication date of a post that is unpublished, not the plan of its changes', () => {
    const publishedAt = '2024-05-03T10:00:30.000Z'
    const changes = { publishAt: '2099-01-01T10:00:00.000Z', isMissed: false, savedBy: 'ola', savedAt: publishedAt }
    const live = { ...post, state: 'published' as const, publishedAt, changes }
    expect(toSaveInput({ ...formOf(live), intent: 'draft' }, { target: null }, live).publishAt).toBe(publishedAt)
    expect(toSaveInput(formOf(live), { target: null }, live).publishAt).toBe(changes.publishAt)
  })

  it('sends the planned date, and an id only for a new post', () => {
    const publishAt = '2099-01-01T10:00'
    for (const intent of ['draft', 'schedule'] as const)
      expect(sent({ intent, publishAt })).toBe(new Date(publishAt).toISOString())
    expect(toSaveInput(empty, { target: null })).not.toHaveProperty('id')
    expect(toSaveInput(empty, { target: null, id: 'an id' })).toMatchObject({ id: 'an id', target: null })
  })

  it('keeps an unchanged date in the hour that the clocks repeat', () => {
    vi.stubEnv('TZ', 'Europe/Warsaw')
    const [first, second] = ['2020-10-25T00:30:00.000Z', '2020-10-25T01:30:00.000Z']
    expect([toLocalInput(first), toLocalInput(second)]).toEqual(['2020-10-25T02:30', '2020-10-25T02:30'])
    for (const state of ['published', 'draft'] as const)
      for (const publishedAt of [first, second]) {
        const saved = { ...post, state, publishedAt }
        expect(toSaveInput(formOf(saved), { target: null }, saved).publishAt).toBe(publishedAt)
      }
    vi.unstubAllEnvs()
  })
})

it('finds the values that were typed while a save was running', () => {
  const sent: PostFormValues = { ...empty, intent: 'publish', title: 'Soup', images: ['/media/a.webp'] }
  expect(typedSince(sent, { ...sent, intent: 'draft', images: [...sent.images] })).toEqual({})
  expect(typedSince(sent, { ...sent, title: 'Soup with salt', images: [] })).toEqual({
    title: 'Soup with salt',
    images: [],
  })
})

it('keeps the pictures of a save in the post whose picture was removed while the save was running', () => {
  const sent: PostFormValues = { ...empty, content: 'Salt it.', images: ['/media/a.webp'] }
  const tray = [{ number: 1, fileName: 'b.png', bytes: 1, path: '/media/b.webp', details: UNDESCRIBED }]
  expect(typedSince(sent, { ...sent, title: 'Soup' }, tray)).toEqual({ title: 'Soup' })
  const removed = { content: 'Salt it.', images: ['/media/b.webp'] }
  expect(typedSince(sent, { ...sent, images: [] }, tray)).toEqual(removed)
})

it('schedules a post with a future date, and publishes one with a past date', () => {
  expect(mainIntent(null, '')).toBe('publish')
  expect(mainIntent(null, '2020-01-01T10:00')).toBe('publish')
  expect(mainIntent(null, '2099-01-01T10:00')).toBe('schedule')
  expect(mainIntent({ state: 'published' }, '2099-01-01T10:00')).toBe('publish')
})

it('shows the planned date of a draft, and the publication date of a public post', () => {
  const publishedAt = '2020-01-01T10:00:30.000Z'
  const local = toLocalInput(publishedAt)
  expect(formOf({ ...post, publishedAt })).toMatchObject({ publishAt: local, publishedOn: '' })
  const live = { ...post, state: 'published' as const, publishedAt }
  expect(formOf(live)).toMatchObject({ publishAt: '', publishedOn: local })
})

it('saves a post without changing its state', () => {
  expect(savingIntent(null)).toBe('draft')
  expect(savingIntent({ state: 'scheduled' })).toBe('schedule')
  expect(savingIntent({ state: 'published' })).toBe('publish')
})
