import { openAsBlob } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { isText } from '../../lib/import/read-files.ts'
import { inOrder } from '../../lib/import/reader-order.ts'
import type { Reader, SourceFile } from '../../lib/import/types.ts'

const FORMATS = path.join(import.meta.dirname, '../../lib/import/formats')

/** Each folder is a format. The panel loads the same ones (lib/import/panel/readers.ts). */
export async function loadReaders(): Promise<Reader[]> {
  const entries = await readdir(FORMATS, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return inOrder(folders, (folder) => import(`${FORMATS}/${folder}/index.ts`) as Promise<{ reader: Reader }>)
}

/** The files of a folder, by their paths in it; a file by its name. */
export async function* filesOf(target: string): AsyncGenerator<SourceFile> {
  if (!(await stat(target)).isDirectory()) {
    yield { name: path.basename(target), blob: await openAsBlob(target) }
    return
  }
  const names = (await readdir(target, { recursive: true })).sort()
  for (const name of names) {
    const file = path.join(target, name)
    if (isText(name) && (await stat(file)).isFile())
      yield { name: name.replaceAll(path.sep, '/'), blob: await openAsBlob(file) }
  }
}
