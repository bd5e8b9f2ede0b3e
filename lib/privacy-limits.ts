/** Limits that the privacy policy promises; the code that keeps them reads them here. */
export const privacyLimits = {
  contactRetentionMonths: 12,
  addressHashHours: 24,
  adminSessionHours: 8,
} as const
