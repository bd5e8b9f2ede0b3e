import { describe, expect, it } from 'vitest'
import { isWaitingForUpload, uploadMark, withoutUploadMarks } from './upload-mark'

describe('the mark of an upload', () => {
  const text = `Boil.\n\n${uploadMark('my [best] soup.jpg', 3)}\n\nServe.`
  it('is found in the text', () => {
    expect(isWaitingForUpload(text)).toBe(true)
    expect(isWaitingForUpload('Boil. ![Uploading soup](/media/a.webp)')).toBe(false)
  })
  it('goes with its empty line', () => expect(withoutUploadMarks(text)).toBe('Boil.\n\nServe.'))
})
