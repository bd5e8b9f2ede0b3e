import { privacyLimits } from './privacy-limits'

/** What `purge_expired` deletes: the ages that the privacy policy promises, as its arguments; an admin may have chosen a shorter one. */
export const retention = {
  p_hash_age: `${privacyLimits.addressHashHours} hours`,
  p_message_age: `${privacyLimits.contactRetentionMonths} months`,
} as const

/** Days that what was deleted lies in a bin and can be brought back; the database empties the bins by the same number (contract tests). */
export const BIN_DAYS = 30
