import { describe, expect, it, vi } from 'vitest'
import type { Picture, Upload } from '../images/tray'
import { pictureFailure, pictureFailureToast, publishWithPictures, type PublishSteps } from './publish-flow'
import { done, fail } from '@/lib/action-result'
import { CENTRE } from '@/lib/images/schema'
import type { PublishInput } from '@/lib/posts/schema'

const values: PublishInput = {
  title: 'Soup',
  content: 'Boil. ![bowl](picture:2)',
  author: 'FlavorCraft Team',
  metaTitle: '',
  metaDescription: '',
  postType: 'recipe',
  images: [],
}

const described = (number: number) => ({ alt: `Picture ${number}`, caption: '', focal: CENTRE })

const picture = (number: number, upload: Upload = { status: 'waiting' }): Picture => ({
  number,
  file: new File(['x'], `${number}.png`, { type: 'image/png' }),
  details: described(number),
  upload,
})

const sentName = (form: FormData) => {
  const file = form.get('file')
  return file instanceof File ? file.name : ''
}

const uploaded: PublishSteps['upload'] = async (form) =>
  done({ src: `/media/${sentName(form)}`, width: 1, height: 1, alt: '', blur: null })

const stepsWith = (changes: Partial<PublishSteps> = {}) => ({
  shrink: vi.fn<PublishSteps['shrink']>(async (file) => file),
  upload: vi.fn(changes.upload ?? uploaded),
  discard: vi.fn(changes.discard ?? (async () => done(undefined))),
  publish: vi.fn(changes.publish ?? (async ({ title }) => done({ slug: 'soup', title, type: 'recipe' }))),
  onUpload: vi.fn<PublishSteps['onUpload']>(),
  onForgotten: vi.fn<PublishSteps['onForgotten']>(),
  onProgress: vi.fn<PublishSteps['onProgress']>(),
})

describe('publishWithPictures', () => {
  it('sends the pictures in their order, puts their addresses into the text, and publishes', async () => {
    const steps = stepsWith()
    const outcome = await publishWithPictures(values, [picture(3), picture(2)], steps)
    expect(outcome).toEqual({ kind: 'published', post: { slug: 'soup', title: 'Soup', type: 'recipe' } })
    expect(steps.publish).toHaveBeenCalledWith({
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
    const sent = picture(1, { status: 'done', address: '/media/kept.webp', sent: described(1) })
    await publishWithPictures(values, [sent, picture(2, { status: 'failed', message: '' })], steps)
    expect(steps.upload).toHaveBeenCalledTimes(1)
    expect(steps.publish.mock.lastCall?.[0].images).toEqual(['/media/kept.webp', '/media/2.png'])
  })

  it('sends a picture again under a new description and drops the old copy', async () => {
    const steps = stepsWith()
    await publishWithPictures(
      { ...values, content: 'x' },
      [picture(1, { status: 'done', address: '/media/old.webp', sent: { ...described(1), alt: 'Old' } })],
      steps,
    )
    expect(steps.discard).toHaveBeenCalledWith(['/media/old.webp'])
    expect(steps.publish.mock.lastCall?.[0].images).toEqual(['/media/1.png'])
  })

  it('stops at the picture that failed, names it and keeps the ones before it', async () => {
    const upload: PublishSteps['upload'] = async (form) =>
      sentName(form) === '1.png' ? uploaded(form) : fail('The file is damaged.', 'invalid')
    const steps = stepsWith({ upload })
    const outcome = await publishWithPictures(values, [picture(1), picture(2), picture(4)], steps)
    const message = 'Failed to upload 2.png: The file is damaged.'
    expect(outcome).toEqual({ kind: 'picture', message })
    expect(steps.onUpload).toHaveBeenLastCalledWith(2, { status: 'failed', message })
    expect(steps.publish).not.toHaveBeenCalled()
    expect(steps.discard).not.toHaveBeenCalled()
  })

  it('names the picture when the server did not answer at all', async () => {
    const steps = stepsWith({ upload: async () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await publishWithPictures(values, [picture(2)], steps)).toEqual({
      kind: 'picture',
      message: 'Failed to upload 2.png: The server did not answer.',
    })
  })

  it('keeps uploads when the session has ended or the server did not answer', async () => {
    const ended = stepsWith({ publish: async () => fail('Sign in again', 'session') })
    expect(await publishWithPictures(values, [picture(2)], ended)).toEqual({
      kind: 'session',
      message: 'Sign in again',
    })
    const silent = stepsWith({ publish: async () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await publishWithPictures(values, [picture(2)], silent)).toEqual({ kind: 'unanswered' })
    expect(ended.discard).not.toHaveBeenCalled()
    expect(silent.discard).not.toHaveBeenCalled()
  })

  it('puts a picture back to waiting when the session ended before it was sent', async () => {
    const steps = stepsWith({ upload: async () => fail('Sign in again', 'session') })
    expect(await publishWithPictures(values, [picture(2)], steps)).toMatchObject({ kind: 'session' })
    expect(steps.onUpload).toHaveBeenLastCalledWith(2, { status: 'waiting' })
  })

  it('takes the uploads of a refused publish away again', async () => {
    const steps = stepsWith({ publish: async () => fail('Database error: x. Please try again.') })
    await publishWithPictures(values, [picture(2)], steps)
    expect(steps.discard).toHaveBeenCalledWith(['/media/2.png'])
    expect(steps.onForgotten).toHaveBeenCalledWith(['/media/2.png'])
  })

  it('counts uploads that could not be taken away as still there', async () => {
    const steps = stepsWith({ publish: async () => fail('Database error: x.'), discard: async () => fail('no') })
    await publishWithPictures(values, [picture(2)], steps)
    expect(steps.onForgotten).not.toHaveBeenCalled()
  })
})

describe('the words of a failed picture', () => {
  it('names the file once', () => {
    expect(pictureFailure('a.png', { message: 'Failed to upload a.png: It is damaged.' })).toBe(
      'Failed to upload a.png: It is damaged.',
    )
    expect(pictureFailure('a.png', { message: 'Failed to upload the picture: Bucket is full' })).toBe(
      'Failed to upload a.png: Bucket is full',
    )
    expect(pictureFailure('a.png', { message: 'Please fix', fieldErrors: { '': 'No picture was sent' } })).toBe(
      'Failed to upload a.png: No picture was sent',
    )
  })
  it('ends one sentence with one full stop', () => {
    expect(pictureFailureToast('Failed to upload a.png: It is damaged.')).toBe(
      'Image upload failed: Failed to upload a.png: It is damaged. Please check your images and try again.',
    )
  })
})
