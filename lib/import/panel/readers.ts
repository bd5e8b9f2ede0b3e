import { inOrder } from '../reader-order.ts'
import type { Reader } from '../types.ts'

const formats = import.meta.glob<{ reader: Reader }>('../formats/*/index.ts')

/** Every folder of formats is a reader, as in the terminal (scripts/import/files.ts). */
export const loadReaders = (): Promise<Reader[]> =>
  inOrder(Object.entries(formats).map(([path, load]) => [path.split('/').at(-2) ?? '', load]))
