import { describe, expect, it } from 'vitest'
import {
  foreignImages,
  placeholderNumbers,
  missingImages,
  placeholderFor,
  replaceAlt,
  resolvePlaceholders,
  shiftNumbers,
  unplacedImages,
  uploadMark,
  withGallery,
  uploadMarksIn,
  rangeOfMark,
  withoutUploadMarks,
  withTray,
} from './picture-marks'

const uploaded = new Map([
  [2, { path: '/media/two.webp', alt: 'Folding the dough' }],
  [12, { path: '/media/twelve.webp', alt: '' }],
])

it('escapes brackets in the description of a placeholder', () => {
  const text = placeholderFor(2, 'Soup [hot]')
  expect(text).toBe('![Soup \\[hot\\]](picture:2)')
  expect(resolvePlaceholders(text, uploaded)).toBe('![Soup \\[hot\\]](/media/two.webp)')
})

it.each(["A tag with '5$' on it", 'A tag of $$5', 'A tag of $&'])('replaces a description by %j as it is', (alt) => {
  const text = '![Tag](/media/a.webp) and ![Tag](/media/b.webp)\n\nThe end.'
  expect(replaceAlt(text, '/media/a.webp', 'Tag', alt)).toBe(
    `![${alt}](/media/a.webp) and ![Tag](/media/b.webp)\n\nThe end.`,
  )
})

describe('resolvePlaceholders', () => {
  it('replaces every placeholder, also repeated and adjacent ones', () => {
    expect(resolvePlaceholders('![a](picture:2)![b](picture:12)\n\n![c](picture:2)', uploaded)).toBe(
      '![a](/media/two.webp)![b](/media/twelve.webp)\n\n![c](/media/two.webp)',
    )
  })
  it('uses the description of the tray if the text has none', () => {
    expect(resolvePlaceholders('![](picture:2) ![ ](picture:12)', uploaded)).toBe(
      '![Folding the dough](/media/two.webp) ![](/media/twelve.webp)',
    )
  })
  it('resolves a picture with a title', () => {
    const text = '![Dough](picture:2 "Day one") [large](picture:3 "Day two")'
    expect(resolvePlaceholders(text, uploaded)).toBe('![Dough](/media/two.webp "Day one") [large](picture:3 "Day two")')
    expect(missingImages(text, [2])).toContain('picture:3')
    expect(shiftNumbers(text, 2)).toBe('![Dough](picture:4 "Day one") [large](picture:5 "Day two")')
  })
  it('also resolves a link to a picture', () => {
    expect(resolvePlaceholders('[large](picture:2)', uploaded)).toBe('[large](/media/two.webp)')
  })
  it('does not change unknown pictures and similar text', () => {
    const text = '![x](picture:3) picture:2 (picture:2) $& $1'
    expect(resolvePlaceholders(text, uploaded)).toBe(text)
  })
})

describe('missingImages', () => {
  it('returns no message when every picture is there', () => {
    expect(missingImages('![a](picture:2)', [1, 2])).toBeUndefined()
    expect(missingImages('no pictures', [])).toBeUndefined()
  })
  it('names the missing pictures', () => {
    expect(missingImages('![a](picture:2)', [1])).toContain('refers to picture:2, which is not')
    expect(missingImages('![a](picture:2) ![b](picture:3) ![b](picture:3)', [])).toContain('picture:2, picture:3')
  })
  it('lists each number once', () => {
    expect(placeholderNumbers('![a](picture:2) ![a](picture:2) [b](picture:1)')).toEqual([2, 1])
  })
})

describe('the mark of an upload', () => {
  const text = `Boil.\n\n${uploadMark('my [best] soup.jpg', 3)}\n\nServe.`
  it('is found in the text', () => {
    expect(uploadMarksIn(text)).toHaveLength(1)
    expect(uploadMarksIn('Boil. ![Uploading soup](/media/a.webp)')).toEqual([])
  })
  it('is removed with its empty line', () => expect(withoutUploadMarks(text)).toBe('Boil.\n\nServe.'))
  it('is removed with the alt text that an editor has written into it', () =>
    expect(withoutUploadMarks('Boil.\n\n![Red soup](uploading:3)\n\nServe.')).toBe('Boil.\n\nServe.'))
  it('keeps the other lines of its gallery in a separate paragraph', () => {
    const gallery = [1, 2, 3].map((number) => uploadMark('loaf.jpg', number))
    const [first = '', second = '', third = ''] = gallery
    const around = (lines: string[]) => `Boil.\n\n${lines.join('\n')}\n\nServe.`
    expect(withoutUploadMarks(around(gallery))).toBe('Boil.\n\nServe.')
    const picture = '![](/media/a.webp)'
    for (const lines of [
      [picture, second, third],
      [first, picture, third],
      [first, second, picture],
    ])
      expect(withoutUploadMarks(around(lines))).toBe(around([picture]))
    expect(rangeOfMark(around(gallery), second)?.isInGallery).toBe(true)
    expect(rangeOfMark(around([first]), first)?.isInGallery).toBe(false)
  })
})

describe('pictures that the text does not place', () => {
  const picture = (number: number, alt = '') => ({ number, path: `/media/${number}.webp`, details: { alt } })

  it('are those that are neither the post picture nor in the text', () => {
    const numbers = (text: string, hasLead: boolean) =>
      unplacedImages([picture(1), picture(2), picture(3)], text, hasLead).map(({ number }) => number)
    expect(numbers('Soup.\n\n![](picture:3)', false)).toEqual([2])
    expect(numbers('Soup.', true)).toEqual([1, 2, 3])
    expect(unplacedImages([picture(4)], 'Soup.', false)).toEqual([])
  })

  it('are put in a gallery below the first paragraph, or above a text that begins with another block', () => {
    const two = [picture(2, 'Dough'), picture(3)]
    expect(withGallery('A soup.\n\n## Steps', two)).toBe('A soup.\n\n![Dough](picture:2)\n![](picture:3)\n\n## Steps')
    expect(withGallery('\n\n## Steps\n\nStir.', two)).toBe('![Dough](picture:2)\n![](picture:3)\n\n## Steps\n\nStir.')
    expect(withGallery('A soup.\n  \nStir.', two)).toBe('A soup.\n\n![Dough](picture:2)\n![](picture:3)\n\nStir.')
    expect(withGallery('', two)).toBe('![Dough](picture:2)\n![](picture:3)')
    expect(withGallery('A soup.', [])).toBe('A soup.')
  })

  it('are in the stored text, and the first picture of the tray is the post picture', () => {
    expect(withTray({ content: 'A soup.', images: [] }, [picture(1), picture(2, 'Dough')])).toEqual({
      content: 'A soup.\n\n![Dough](/media/2.webp)',
      images: ['/media/1.webp', '/media/2.webp'],
    })
  })

  it('make the first picture in the text the post picture, unless one is chosen', () => {
    const content = 'See [it](/media/link.webp).\n\n![Soup](/media/soup.webp)'
    expect(withTray({ content, images: [] }, []).images).toEqual(['/media/soup.webp'])
    expect(withTray({ content, images: ['/media/chosen.webp'] }, []).images).toEqual(['/media/chosen.webp'])
    expect(withTray({ content: 'No picture.', images: [] }, []).images).toEqual([])
  })
})

it('finds pictures of other sites whose address has brackets', () => {
  const addresses = foreignImages('![](https://a.example/soup_(1).jpg) ![](https://a.example/b.jpg)')
  expect(addresses.map(({ address }) => address)).toEqual(['https://a.example/soup_(1).jpg', 'https://a.example/b.jpg'])
})

it('finds each form of a picture of another site, also with a title', () => {
  const forms = [
    '![Soup](https://a.example/b.jpg)',
    '![](https://a.example/b.jpg)',
    '![A](https://a.example/b.jpg "Hot")',
  ]
  expect(foreignImages(forms.join('\n'))).toEqual([{ wholes: forms, address: 'https://a.example/b.jpg', alt: 'Soup' }])
})
