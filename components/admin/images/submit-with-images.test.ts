import { describe, expect, it, vi } from 'vitest'
import { imageFailureToast, submitWithImages, type SubmitSteps } from './submit-with-images'
import { done, fail, invalidFields } from '@/lib/action-result'

const stepsWith = (changes: Partial<SubmitSteps<string>>) => ({
  settle: vi.fn(changes.settle ?? (async () => null)),
  save: vi.fn(changes.save ?? (async () => done('Soup'))),
})
const outcomeOf = (changes: Partial<SubmitSteps<string>>) => submitWithImages(stepsWith(changes))

describe('submitWithImages', () => {
  it('saves once the pictures are there', async () => {
    expect(await outcomeOf({})).toEqual({ kind: 'saved', post: 'Soup' })
  })

  it('saves nothing while a picture is missing', async () => {
    const missing = stepsWith({ settle: async () => ({ message: 'Failed to upload a.png: no', isSession: false }) })
    expect(await submitWithImages(missing)).toEqual({ kind: 'image', message: 'Failed to upload a.png: no' })
    const ended = stepsWith({ settle: async () => ({ message: 'Over', isSession: true }) })
    expect(await submitWithImages(ended)).toEqual({ kind: 'session', message: 'Over' })
    for (const { save } of [missing, ended]) expect(save).not.toHaveBeenCalled()
  })

  it('tells apart why a save did not happen', async () => {
    expect(await outcomeOf({ save: () => Promise.reject(new TypeError('Failed to fetch')) })).toEqual({
      kind: 'unanswered',
    })
    expect(await outcomeOf({ save: async () => fail('Over', 'session') })).toEqual({ kind: 'session', message: 'Over' })
    expect(await outcomeOf({ save: async () => fail('Gone', 'conflict') })).toMatchObject({ kind: 'conflict' })
    expect(await outcomeOf({ save: async () => invalidFields({ title: 'Short' }) })).toMatchObject({
      kind: 'failed',
      fieldErrors: { title: 'Short' },
    })
  })
})

it('ends one sentence with one full stop', () => {
  expect(imageFailureToast('Failed to upload a.png: It is damaged.')).toBe(
    'Image upload failed: Failed to upload a.png: It is damaged. Please check your images and try again.',
  )
})
