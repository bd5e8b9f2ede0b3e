import { writeFileSync } from 'node:fs'
import path from 'node:path'

/** Whether an address belongs to this machine. */
export const isLocal = (address: string): boolean =>
  /^(?:localhost$|127\.|\[::1\])/.test(URL.parse(address)?.hostname ?? '')

/** Whether a start stores the example posts: on a local machine, or with the option. A public site begins empty. */
export const wantsExamples = (siteUrl: string, flags: readonly string[]): boolean =>
  isLocal(siteUrl) || flags.includes('--with-examples')

/** The file in a data folder that marks its posts as stored. */
export const seededMark = (dataDir: string): string => path.join(dataDir, 'seeded')

/** Marks the folder, so that no later start stores the examples in it. */
export const markAsSeeded = (dataDir: string): void => writeFileSync(seededMark(dataDir), new Date().toISOString())
