import { describe, expect, it } from 'vitest'
import {
  imagesIn,
  insertBlock,
  isWaitingForUpload,
  missingImages,
  placeholderFor,
  resolvePlaceholders,
  uploadMark,
  withoutUploadMarks,
} from './placeholders'

const uploaded = new Map([
  [2, { path: '/media/two.webp', alt: 'Folding the dough' }],
  [12, { path: '/media/twelve.webp', alt: '' }],
])

describe('placeholderFor', () => {
  it('writes Markdown that a bracket in the description does not break', () => {
    const text = placeholderFor(2, 'Soup [hot]')
    expect(text).toBe('![Soup \\[hot\\]](picture:2)')
    expect(resolvePlaceholders(text, uploaded)).toBe('![Soup \\[hot\\]](/media/two.webp)')
  })
})

describe('resolvePlaceholders', () => {
  it('puts in every address, also twice and beside one another', () => {
    expect(resolvePlaceholders('![a](picture:2)![b](picture:12)\n\n![c](picture:2)', uploaded)).toBe(
      '![a](/media/two.webp)![b](/media/twelve.webp)\n\n![c](/media/two.webp)',
    )
  })
  it('does not take 2 for the beginning of 12', () => {
    expect(resolvePlaceholders('![b](picture:12)', uploaded)).toBe('![b](/media/twelve.webp)')
  })
  it('takes the description of the tray where the text has none', () => {
    expect(resolvePlaceholders('![](picture:2) ![ ](picture:12)', uploaded)).toBe(
      '![Folding the dough](/media/two.webp) ![](/media/twelve.webp)',
    )
  })
  it('resolves a link to a picture too', () => {
    expect(resolvePlaceholders('[large](picture:2)', uploaded)).toBe('[large](/media/two.webp)')
  })
  it('leaves alone what it does not know, and text that only looks alike', () => {
    const text = '![x](picture:3) picture:2 (picture:2) $& $1'
    expect(resolvePlaceholders(text, uploaded)).toBe(text)
  })
})

describe('missingImages', () => {
  it('says nothing when every picture is there', () => {
    expect(missingImages('![a](picture:2)', [1, 2])).toBeUndefined()
    expect(missingImages('no pictures', [])).toBeUndefined()
  })
  it('names what is missing', () => {
    expect(missingImages('![a](picture:2)', [1])).toContain('refers to picture:2, which is not')
    expect(missingImages('![a](picture:2) ![b](picture:3) ![b](picture:3)', [])).toContain('picture:2, picture:3')
  })
  it('lists each number once', () => {
    expect(imagesIn('![a](picture:2) ![a](picture:2) [b](picture:1)')).toEqual([2, 1])
  })
})

describe('insertBlock', () => {
  it('makes a paragraph of its own in the middle of a text', () => {
    expect(insertBlock('One two', 3, 'PIC')).toEqual({ text: 'One\n\nPIC\n\ntwo', caret: 8 })
  })
  it('leaves the nesting of a list below it alone', () => {
    expect(insertBlock('- a\n  - b', 3, 'PIC').text).toBe('- a\n\nPIC\n\n  - b')
  })
  it('needs no blank lines at the start and the end', () => {
    expect(insertBlock('', 0, 'PIC')).toEqual({ text: 'PIC\n', caret: 3 })
    expect(insertBlock('One\n\n', 5, 'PIC')).toEqual({ text: 'One\n\nPIC\n', caret: 8 })
    expect(insertBlock('One', 0, 'PIC')).toEqual({ text: 'PIC\n\nOne', caret: 3 })
  })
})

describe('the mark of an upload', () => {
  const text = `Boil.\n\n${uploadMark('my [best] soup.jpg', 3)}\n\nServe.`
  it('is found in the text', () => {
    expect(isWaitingForUpload(text)).toBe(true)
    expect(isWaitingForUpload('Boil. ![Uploading soup](/media/a.webp)')).toBe(false)
  })
  it('goes with its empty line', () => expect(withoutUploadMarks(text)).toBe('Boil.\n\nServe.'))
})
