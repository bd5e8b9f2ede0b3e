import { describe, expect, it } from 'vitest'
import { emptyTray, type Picture, trayReducer } from './tray'
import { withTrayImages } from './tray-images'
import { mediaName } from '@/lib/images/schema'

const loaf = new File(['loaf'], 'loaf.png')
const added = trayReducer(emptyTray, { type: 'add', files: [loaf] })
const described: readonly Picture[] = trayReducer(added, {
  type: 'describe',
  number: 1,
  details: { alt: ' A loaf ', caption: 'Still warm' },
}).pictures
const preview = { src: 'blob:loaf', width: 30, height: 20 }
const read = new Map([[loaf, preview]])

/** What the preview would show for the only picture of a text. */
function shownIn(text: string) {
  const result = withTrayImages(text, described, read)
  const address = /!\[[^\]]*\]\(([^)]*)\)/.exec(result.text)?.[1]
  return { ...result, image: result.images[mediaName(address) ?? ''] }
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
