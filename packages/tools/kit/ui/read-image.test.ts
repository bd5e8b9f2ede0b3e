import { expect, it } from 'vitest'
import { readLocalImage } from './read-image.ts'

/** A file that was moved or locked after the visitor chose it. */
class LostFile extends File {
  override arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.reject(new DOMException('The file could not be read.', 'NotReadableError'))
  }
}

it('says that a file cannot be read', async () => {
  const read = await readLocalImage(new LostFile(['x'], 'soup.jpg'))
  expect(read).toEqual({ ok: false, message: 'soup.jpg could not be read.' })
})
