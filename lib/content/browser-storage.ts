import { z } from 'zod'
import { parseYaml, readText } from './files.ts'

const keptItem = z.strictObject({
  name: z.string(),
  /** Its keys, or the names of its cookies; … stands for what differs. */
  keys: z.tuple([z.string()], z.string()),
  where: z.enum(['local storage', 'session storage', 'IndexedDB', 'cookies', 'cache storage']),
  /** The stored value and its purpose. */
  what: z.string(),
  until: z.string(),
})

/**
 * What the site keeps in the browsers of readers, and further in those of editors. A test compares the lists with the code. Words in
 * braces are filled in with the policy that holds the lists.
 */
export const { readers: keptForReaders, editors: keptForEditors } = parseYaml(
  readText('legal', 'browser-storage.yaml'),
  z.strictObject({ readers: z.array(keptItem), editors: z.array(keptItem) }),
)

/** An item as a line of the policy. */
export function keptLine({ name, keys, where, what, until }: z.output<typeof keptItem>): string {
  return `${name} (${where}, ${keys.join(' and ')}): ${what}. Kept ${until}.`
}
