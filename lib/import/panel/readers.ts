import { inOrder } from '../reader-order.ts'
import type { Reader } from '../types.ts'

const formats = import.meta.glob<{ reader: Reader }>('../formats/*/index.ts')
const pathOf = (folder: string) => `../formats/${folder}/index.ts`
const folders = Object.keys(formats).map((path) => path.split('/').at(-2) ?? '')

/** Every folder of formats is a reader, as in the terminal (scripts/import/run.ts). */
export const loadReaders = (): Promise<Reader[]> =>
  inOrder(folders, async (folder) => {
    const load = formats[pathOf(folder)]
    if (!load) throw new Error(`No format is in ${folder}`)
    return load()
  })
