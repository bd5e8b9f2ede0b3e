import { describe, expect, it, vi } from 'vitest'
import { imageFailure, imageFailureToast, type SubmitSteps, submitWithImages } from './submit-with-images'
import type { TrayImage, Upload } from './tray'
import { done, fail } from '@/lib/action-result'
import { CENTRE } from '@/lib/images/image'

type Values = { title: string; content: string; images: string[] }
type Steps = SubmitSteps<{ title: string }, Values>

const values: Values = { title: 'Soup', content: 'Boil. ![bowl](picture:2)', images: [] }

const described = (number: number) => ({ alt: `Picture ${number}`, caption: '', focal: CENTRE })

const image = (number: number, upload: Upload = { status: 'waiting' }): TrayImage => ({
  number,
  file: new File(['x'], `${number}.png`, { type: 'image/png' }),
  details: described(number),
  upload,
})

const sentName = (form: FormData) => {
  const file = form.get('file')
  return file instanceof File ? file.name : ''
}

const uploaded: Steps['upload'] = async (form) =>
  done({ src: `/media/${sentName(form)}`, width: 1, height: 1, alt: '', blur: null })

const stepsWith = (changes: Partial<Steps> = {}) => ({
  shrink: vi.fn<Steps['shrink']>(async (file) => file),
  upload: vi.fn(changes.upload ?? uploaded),
  discard: vi.fn(changes.discard ?? (async () => done(undefined))),
  save: vi.fn(changes.save ?? (async ({ title }) => done({ title }))),
  onUpload: vi.fn<Steps['onUpload']>(),
  onForgotten: vi.fn<Steps['onForgotten']>(),
  onProgress: vi.fn<Steps['onProgress']>(),
})

describe('submitWithImages', () => {
  it('sends the pictures in their order, puts their addresses into the text, and saves', async () => {
    const steps = stepsWith()
    const outcome = await submitWithImages(values, [image(3), image(2)], steps)
    expect(outcome).toEqual({ kind: 'saved', post: { title: 'Soup' } })
    expect(steps.save).toHaveBeenCalledWith({
      ...values,
      content: 'Boil. ![bowl](/media/2.png)',
      images: ['/media/3.png', '/media/2.png'],
    })
    expect(steps.onProgress.mock.calls).toEqual([
      [1, 2],
      [2, 2],
    ])
    expect(steps.discard).not.toHaveBeenCalled()
  })

  it('sends only what is missing on a retry', async () => {
    const steps = stepsWith()
    const sent = image(1, { status: 'done', path: '/media/kept.webp', sent: described(1) })
    await submitWithImages(values, [sent, image(2, { status: 'failed', message: '' })], steps)
    expect(steps.upload).toHaveBeenCalledTimes(1)
    expect(steps.save.mock.lastCall?.[0].images).toEqual(['/media/kept.webp', '/media/2.png'])
  })

  it('sends a picture again under a new description and drops the old copy', async () => {
    const steps = stepsWith()
    await submitWithImages(
      { ...values, content: 'x' },
      [image(1, { status: 'done', path: '/media/old.webp', sent: { ...described(1), alt: 'Old' } })],
      steps,
    )
    expect(steps.discard).toHaveBeenCalledWith(['/media/old.webp'])
    expect(steps.save.mock.lastCall?.[0].images).toEqual(['/media/1.png'])
  })

  it('stops at the picture that failed, names it and keeps the ones before it', async () => {
    const upload: Steps['upload'] = async (form) =>
      sentName(form) === '1.png' ? uploaded(form) : fail('The file is damaged.', 'invalid')
    const steps = stepsWith({ upload })
    const outcome = await submitWithImages(values, [image(1), image(2), image(4)], steps)
    const message = 'Failed to upload 2.png: The file is damaged.'
    expect(outcome).toEqual({ kind: 'image', message })
    expect(steps.onUpload).toHaveBeenLastCalledWith(2, { status: 'failed', message })
    expect(steps.save).not.toHaveBeenCalled()
    expect(steps.discard).not.toHaveBeenCalled()
  })

  it('names the picture when the server did not answer at all', async () => {
    const steps = stepsWith({ upload: async () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await submitWithImages(values, [image(2)], steps)).toEqual({
      kind: 'image',
      message: 'Failed to upload 2.png: The server did not answer.',
    })
  })

  it('keeps uploads when the session has ended or the server did not answer', async () => {
    const ended = stepsWith({ save: async () => fail('Sign in again', 'session') })
    expect(await submitWithImages(values, [image(2)], ended)).toEqual({
      kind: 'session',
      message: 'Sign in again',
    })
    const silent = stepsWith({ save: async () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await submitWithImages(values, [image(2)], silent)).toEqual({ kind: 'unanswered' })
    expect(ended.discard).not.toHaveBeenCalled()
    expect(silent.discard).not.toHaveBeenCalled()
  })

  it('puts a picture back to waiting when the session ended before it was sent', async () => {
    const steps = stepsWith({ upload: async () => fail('Sign in again', 'session') })
    expect(await submitWithImages(values, [image(2)], steps)).toMatchObject({ kind: 'session' })
    expect(steps.onUpload).toHaveBeenLastCalledWith(2, { status: 'waiting' })
  })

  it('takes the uploads of a refused publish away again', async () => {
    const steps = stepsWith({ save: async () => fail('Database error: x. Please try again.') })
    await submitWithImages(values, [image(2)], steps)
    expect(steps.discard).toHaveBeenCalledWith(['/media/2.png'])
    expect(steps.onForgotten).toHaveBeenCalledWith(['/media/2.png'])
  })

  it('counts uploads that could not be taken away as still there', async () => {
    const steps = stepsWith({ save: async () => fail('Database error: x.'), discard: async () => fail('no') })
    await submitWithImages(values, [image(2)], steps)
    expect(steps.onForgotten).not.toHaveBeenCalled()
  })
})

describe('the words of a failed picture', () => {
  it('names the file once', () => {
    expect(imageFailure('a.png', { message: 'Failed to upload a.png: It is damaged.' })).toBe(
      'Failed to upload a.png: It is damaged.',
    )
    expect(imageFailure('a.png', { message: 'Failed to upload the picture: Bucket is full' })).toBe(
      'Failed to upload a.png: Bucket is full',
    )
    expect(imageFailure('a.png', { message: 'Please fix', fieldErrors: { '': 'No picture was sent' } })).toBe(
      'Failed to upload a.png: No picture was sent',
    )
  })
  it('ends one sentence with one full stop', () => {
    expect(imageFailureToast('Failed to upload a.png: It is damaged.')).toBe(
      'Image upload failed: Failed to upload a.png: It is damaged. Please check your images and try again.',
    )
  })
})
