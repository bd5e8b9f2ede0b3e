import { businessEntries, jobEntries, offerEntries } from './business-entries.ts'
import { listEntries, ratingEntries, recipeEntries, whatEntries } from './content-entries.ts'
import { eventEntries, videoEntries, zoneEntries } from './happening-entries.ts'

const details = {
  ...listEntries,
  ...recipeEntries,
  ...eventEntries,
  ...jobEntries,
  ...businessEntries,
  ...videoEntries,
  ...offerEntries,
  ...ratingEntries,
  ...zoneEntries,
}

/** The form's two groups, and the whole of it. */
export const entryGroups = [whatEntries, details]
export const entries = { ...whatEntries, ...details }
