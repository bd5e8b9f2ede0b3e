import { Mirror } from '../mirror'
import type { OldPage } from '../old-pages'
import type { Line } from './lines'
import { sourceName } from './run'
import { walk } from './walk'

/** The pages before and after the move as one file, with the old `pages` of items that a person gave. Throws when the files cannot be read any more. */
export async function mirrorOf(
  files: readonly File[],
  lines: readonly Line[],
  pages: ReadonlyMap<number, OldPage>,
): Promise<Blob> {
  const mirror = new Mirror(sourceName(files))
  const parts = [new Blob([mirror.begin()])]
  await walk(
    files,
    () => true,
    (batch) => {
      const written = batch.map(({ item, key }) => {
        const line = lines[key]
        return line && !('part' in item) ? mirror.page(item, line, pages.get(key) ?? null) : ''
      })
      // A browser keeps the bytes of a blob out of the memory of the page.
      parts.push(new Blob(written))
      return Promise.resolve(true)
    },
  )
  return new Blob([...parts, mirror.end()])
}
