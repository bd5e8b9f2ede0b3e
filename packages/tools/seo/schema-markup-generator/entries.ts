import { businessEntries, jobEntries, offerEntries } from './business-entries.ts'
import { listEntries, ratingEntries, recipeEntries } from './content-entries.ts'
import { eventEntries, videoEntries, zoneEntries } from './event-entries.ts'

/** What only some types have. */
export const detailEntries = {
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
