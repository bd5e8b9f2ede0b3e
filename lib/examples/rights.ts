import { may, type Right } from '../auth/rights.ts'

/** Adding and removing the examples changes public posts, authors and images, and deletes them for good. */
const EXAMPLE_RIGHTS: readonly Right[] = ['import_export', 'edit_all', 'publish_all', 'pictures', 'retention']

/** The first right that an account lacks to add and remove the examples; null when it has all. */
export const missingRightForExamples = (who: { rights: readonly Right[] }): Right | null =>
  EXAMPLE_RIGHTS.find((right) => !may(who, right)) ?? null
