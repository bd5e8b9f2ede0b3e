import { describe, expect, it } from 'vitest'
import { CENTRE } from '@/lib/images/schema'
import { emptyTray, needsUpload, type Picture, trayReducer, uploadedAddresses } from './tray'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const three = trayReducer(emptyTray, { type: 'add', files: [file('a.png'), file('b.png'), file('c.png')] })
const numbers = ({ pictures }: { pictures: readonly Picture[] }) => pictures.map(({ number }) => number)
const details = { alt: '', caption: '', focal: CENTRE }
const done = (address: string, alt = '') => ({ status: 'done', address, sent: { ...details, alt } }) as const

describe('trayReducer', () => {
  it('numbers pictures in the order they come, and never uses a number twice', () => {
    expect(numbers(three)).toEqual([1, 2, 3])
    const without = trayReducer(three, { type: 'remove', number: 3 })
    expect(numbers(trayReducer(without, { type: 'add', files: [file('d.png')] }))).toEqual([1, 2, 4])
  })

  it('starts numbering anew after a clear', () => {
    expect(
      numbers(trayReducer(trayReducer(three, { type: 'clear' }), { type: 'add', files: [file('e.png')] })),
    ).toEqual([1])
  })

  it('moves a picture up and down, and not beyond the ends', () => {
    expect(numbers(trayReducer(three, { type: 'move', number: 3, to: 0 }))).toEqual([3, 1, 2])
    expect(numbers(trayReducer(three, { type: 'move', number: 1, to: 2 }))).toEqual([2, 3, 1])
    expect(trayReducer(three, { type: 'move', number: 1, to: -1 })).toEqual(three)
    expect(trayReducer(three, { type: 'move', number: 3, to: 3 })).toEqual(three)
    expect(trayReducer(three, { type: 'move', number: 9, to: 0 })).toEqual(three)
  })

  it('keeps what was uploaded through moving and describing, and forgets what was taken away', () => {
    const uploaded = trayReducer(three, { type: 'upload', number: 2, upload: done('/media/b.webp') })
    expect(uploadedAddresses(trayReducer(uploaded, { type: 'move', number: 2, to: 0 }).pictures)).toEqual([
      '/media/b.webp',
    ])
    const forgotten = trayReducer(uploaded, { type: 'forget', addresses: ['/media/b.webp'] })
    expect(forgotten.pictures.every(({ upload }) => upload.status === 'waiting')).toBe(true)
  })
})

describe('replacing a file', () => {
  it('keeps place and words, and sends the new file', () => {
    const described = trayReducer(three, {
      type: 'describe',
      number: 2,
      details: { alt: 'Soup', focal: { x: 0, y: 0 } },
    })
    const uploaded = trayReducer(described, { type: 'upload', number: 2, upload: done('/media/b.webp', 'Soup') })
    const replaced = trayReducer(uploaded, { type: 'replace', number: 2, file: file('better.png') })
    expect(replaced.pictures[1]).toMatchObject({
      number: 2,
      file: { name: 'better.png' },
      details: { alt: 'Soup', focal: CENTRE },
      upload: { status: 'waiting' },
    })
  })
})

describe('needsUpload', () => {
  const picture: Picture = {
    number: 1,
    file: file('a.png'),
    details: { ...details, alt: 'Soup ' },
    upload: done('/media/a.webp', 'Soup'),
  }

  it('sends what was not sent, failed, or has another description now', () => {
    expect(needsUpload(picture)).toBe(false)
    expect(needsUpload({ ...picture, details: { ...details, alt: 'Stew' } })).toBe(true)
    expect(needsUpload({ ...picture, details: { ...picture.details, focal: { x: 0, y: 0.5 } } })).toBe(true)
    expect(needsUpload({ ...picture, upload: { status: 'waiting' } })).toBe(true)
    expect(needsUpload({ ...picture, upload: { status: 'failed', message: 'no' } })).toBe(true)
  })
})
