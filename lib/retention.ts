/** Limits that the privacy policy promises; the code that keeps them reads them here. */
export const privacyLimits = {
  contactRetentionMonths: 12,
  addressHashHours: 24,
  adminSessionHours: 8,
} as const

/** The arguments of `purge_expired`: the ages of the privacy policy; an admin may have chosen a shorter one. */
export const retention = {
  p_hash_age: `${privacyLimits.addressHashHours} hours`,
  p_message_age: `${privacyLimits.contactRetentionMonths} months`,
} as const

/** Days that a deleted entry stays in its bin; the database uses the same number (contract tests). */
export const BIN_DAYS = 30

/** Days that an address that was not found is listed, and a reply; the database uses the same (contract tests). */
export const MISSING_ADDRESS_DAYS = 30
export const REPLY_DAYS = 30
