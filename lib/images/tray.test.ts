import { describe, expect, it } from 'vitest'
import { CENTRE, mediaName } from './image'
import { emptyTray, entriesOf, LOST_FILE, type TrayImage, trayReducer, uploadedPaths, withTrayImages } from './tray'

const file = (name: string) => new File(['x'], name, { type: 'image/png' })
const three = trayReducer(emptyTray, { type: 'add', files: [file('a.png'), file('b.png'), file('c.png')] })
const numbers = ({ images }: { images: readonly TrayImage[] }) => images.map(({ number }) => number)
const done = (path: string) => ({ status: 'done', path }) as const

describe('trayReducer', () => {
  it('numbers pictures in the order they come, and never uses a number twice', () => {
    expect(numbers(three)).toEqual([1, 2, 3])
    const without = trayReducer(three, { type: 'remove', number: 3 })
    expect(numbers(trayReducer(without, { type: 'add', files: [file('d.png')] }))).toEqual([1, 2, 4])
  })

  it('starts numbering anew after it was emptied, and after the highest number of what comes back', () => {
    const add = { type: 'add', files: [file('e.png')] } as const
    expect(numbers(trayReducer(trayReducer(three, { type: 'load', entries: [] }), add))).toEqual([1])
    const entries = entriesOf(trayReducer(three, { type: 'remove', number: 1 }).images)
    expect(numbers(trayReducer(trayReducer(emptyTray, { type: 'load', entries }), add))).toEqual([2, 3, 4])
  })

  it('comes back as it was kept: what was uploaded is there, what was not has to be chosen again', () => {
    const uploaded = trayReducer(three, { type: 'upload', number: 2, upload: done('/media/b.webp') })
    const named = trayReducer(uploaded, { type: 'describe', number: 2, details: { alt: ' Soup ' } })
    const { images } = trayReducer(emptyTray, { type: 'load', entries: entriesOf(named.images) })
    expect(images.map(({ upload }) => upload)).toEqual([
      { status: 'failed', message: LOST_FILE },
      done('/media/b.webp'),
      { status: 'failed', message: LOST_FILE },
    ])
    expect(images[1]).toMatchObject({ file: null, fileName: 'b.png', details: { alt: 'Soup' } })
  })

  it('moves a picture up and down, and not beyond the ends', () => {
    expect(numbers(trayReducer(three, { type: 'move', number: 3, to: 0 }))).toEqual([3, 1, 2])
    expect(numbers(trayReducer(three, { type: 'move', number: 1, to: 2 }))).toEqual([2, 3, 1])
    expect(trayReducer(three, { type: 'move', number: 1, to: -1 })).toEqual(three)
    expect(trayReducer(three, { type: 'move', number: 3, to: 3 })).toEqual(three)
    expect(trayReducer(three, { type: 'move', number: 9, to: 0 })).toEqual(three)
  })

  it('keeps what was uploaded through moving', () => {
    const uploaded = trayReducer(three, { type: 'upload', number: 2, upload: done('/media/b.webp') })
    expect(uploadedPaths(trayReducer(uploaded, { type: 'move', number: 2, to: 0 }).images)).toEqual(['/media/b.webp'])
  })
})

describe('replacing a file', () => {
  it('keeps place and words, and sends the new file', () => {
    const described = trayReducer(three, {
      type: 'describe',
      number: 2,
      details: { alt: 'Soup', focal: { x: 0, y: 0 } },
    })
    const uploaded = trayReducer(described, { type: 'upload', number: 2, upload: done('/media/b.webp') })
    const replaced = trayReducer(uploaded, { type: 'replace', number: 2, file: file('better.png') })
    expect(replaced.images[1]).toMatchObject({
      number: 2,
      file: { name: 'better.png' },
      details: { alt: 'Soup', focal: CENTRE },
      upload: { status: 'waiting' },
    })
  })
})

const loaf = new File(['loaf'], 'loaf.png')
const added = trayReducer(emptyTray, { type: 'add', files: [loaf] })
const described: readonly TrayImage[] = trayReducer(added, {
  type: 'describe',
  number: 1,
  details: { alt: ' A loaf ', caption: 'Still warm' },
}).images
const preview = { src: 'blob:loaf', width: 30, height: 20 }
const read = new Map([[loaf, preview]])

/** What the preview would show for the only picture of a text. */
function shownIn(text: string) {
  const result = withTrayImages(text, described, read)
  const path = /!\[[^\]]*\]\(([^)]*)\)/.exec(result.text)?.[1]
  return { ...result, image: result.images[mediaName(path) ?? ''] }
}

describe('withTrayImages', () => {
  it('shows a picture that is not uploaded yet, with what the tray says of it', () => {
    const { text, image } = shownIn('Bread.\n\n![](picture:1)')
    expect(text).toMatch(/^Bread\.\n\n!\[A loaf\]\(/)
    expect(image).toMatchObject({ ...preview, alt: 'A loaf', caption: 'Still warm' })
  })
  it('lets the words of the text go first', () => expect(shownIn('![Rye](picture:1)').text).toMatch(/^!\[Rye\]\(/))
  it('leads no link to an address that is not there yet', () => {
    expect(withTrayImages('[large](picture:1)', described, read).text).toBe('[large](picture:1)')
  })
  it('leaves alone what is not in the tray, and what is not read', () => {
    expect(withTrayImages('![x](picture:2)', described, read).text).toBe('![x](picture:2)')
    expect(withTrayImages('![x](picture:1)', described, new Map())).toEqual({ text: '![x](picture:1)', images: {} })
  })
})
