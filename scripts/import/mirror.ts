import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { Mirror } from '../../lib/import/mirror.ts'
import { type OldPage, pageOf } from '../../lib/import/old-pages.ts'
import type { ReadItem } from '../../lib/import/read-files.ts'
import type { ReportItem } from '../../lib/import/report.ts'

/** Writes the mirror page by page, with the saved pages of the old site. Only its owner may read it: it holds drafts. */
export function openMirror(file: string, name: string, pages: readonly OldPage[]) {
  const mirror = new Mirror(name)
  const stream = createWriteStream(file, { mode: 0o600 })
  stream.write(mirror.begin())
  return {
    add: async ({ item }: ReadItem, line: ReportItem) => {
      const page = mirror.page(item, line, 'refused' in item ? null : pageOf(item, pages))
      if (!stream.write(page)) await once(stream, 'drain')
    },
    end: () => finished(stream.end(mirror.end())),
  }
}
