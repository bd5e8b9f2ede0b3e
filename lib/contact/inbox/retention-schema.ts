import { z } from 'zod'
import { privacyLimits } from '../../content/privacy-limits.ts'

/** What an admin can choose: never longer than the privacy policy promises. Months. */
export const RETENTION_CHOICES = [1, 2, 3, 6, 9, privacyLimits.contactRetentionMonths] as const

export const retentionSchema = z.number().int().min(1).max(privacyLimits.contactRetentionMonths)

export const countMonths = (months: number): string => (months === 1 ? '1 month' : `${months} months`)
