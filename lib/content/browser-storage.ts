import { z } from 'zod'
import { parseYaml, readText } from './files.ts'

const keptItem = z.strictObject({
  name: z.string(),
  /** Storage keys or cookie names; … stands for a variable part. */
  keys: z.tuple([z.string()], z.string()),
  where: z.enum(['local storage', 'session storage', 'IndexedDB', 'cookies', 'cache storage']),
  /** The stored value and its purpose. */
  what: z.string(),
  until: z.string(),
})

/**
 * What the site stores in the browsers of readers, and also of editors. A test compares the lists with the code. Braces
 * are filled in with the policy that contains the lists.
 */
export const { readers: keptForReaders, editors: keptForEditors } = parseYaml(
  readText('legal', 'browser-storage.yaml'),
  z.strictObject({ readers: z.array(keptItem), editors: z.array(keptItem) }),
)

export function keptLine({ name, keys, where, what, until }: z.output<typeof keptItem>): string {
  return `${name} (${where}, ${keys.join(' and ')}): ${what}. Kept ${until}.`
}
