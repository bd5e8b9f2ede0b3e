import { Mirror } from '../mirror'
import type { OldPage } from '../old-pages'
import type { Line } from './lines'
import { sourceName } from './run'
import { walk } from './walk'

/** The mirror of all items as one file. `pages`: saved old pages, by item. Throws when the files cannot be read. */
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
      // A browser keeps the bytes of a blob outside of the page's memory.
      parts.push(new Blob(written))
      return Promise.resolve(true)
    },
  )
  return new Blob([...parts, mirror.end()])
}
