import { expect, it } from 'vitest'
import { CENTRE, mediaName } from './image'
import { type TrayImage, withTrayImages } from './tray'

const loaf = new File(['loaf'], 'loaf.png')
const described: readonly TrayImage[] = [
  {
    ...{ number: 1, file: loaf, fileName: loaf.name, bytes: loaf.size },
    details: { alt: ' A loaf ', caption: 'Still warm', focal: CENTRE },
    upload: { status: 'waiting' },
  },
]
const preview = { src: 'blob:loaf', width: 30, height: 20 }
const read = new Map([[loaf, preview]])

/** The preview's data for the only picture in a text. */
function shownIn(text: string) {
  const result = withTrayImages(text, described, read)
  const path = /!\[[^\]]*\]\(([^)]*)\)/.exec(result.text)?.[1]
  return { ...result, image: result.images[mediaName(path) ?? ''] }
}

it('shows a picture that is not uploaded yet, with its description in the tray', () => {
  const { text, image } = shownIn('Bread.\n\n![](picture:1)')
  expect(text).toMatch(/^Bread\.\n\n!\[A loaf\]\(/)
  expect(image).toMatchObject({ ...preview, alt: 'A loaf', caption: 'Still warm' })
})
it('prefers the description in the text', () => expect(shownIn('![Rye](picture:1)').text).toMatch(/^!\[Rye\]\(/))
it('does not change a link to a picture that is not uploaded yet', () => {
  expect(withTrayImages('[large](picture:1)', described, read).text).toBe('[large](picture:1)')
})
it('does not change pictures that are not in the tray or could not be read', () => {
  expect(withTrayImages('![x](picture:2)', described, read).text).toBe('![x](picture:2)')
  expect(withTrayImages('![x](picture:1)', described, new Map())).toEqual({ text: '![x](picture:1)', images: {} })
})
