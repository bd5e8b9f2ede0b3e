import { Mirror } from '../mirror'
import { type Line, sourceName } from './run'
import { walk } from './walk'

/** The pages before and after the move as one file. Throws when the files cannot be read any more. */
export async function mirrorOf(files: readonly File[], lines: readonly Line[]): Promise<Blob> {
  const mirror = new Mirror(sourceName(files))
  const parts = [new Blob([mirror.begin()])]
  await walk(
    files,
    () => true,
    (batch) => {
      const pages = batch.map(({ item, key }) => {
        const line = lines[key]
        return line && !('part' in item) ? mirror.page(item, line) : ''
      })
      // A browser keeps the bytes of a blob out of the memory of the page.
      parts.push(new Blob(pages))
      return Promise.resolve(true)
    },
  )
  return new Blob([...parts, mirror.end()])
}
