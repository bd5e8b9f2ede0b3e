import { UPDATED_NOTICE_HOURS } from './limits.ts'

const HOUR = 3_600_000

/** Whether a reader should be told of a later edit: one more than a day after publication. Dates ISO 8601. */
export const isUpdatedLater = ({ publishedAt, updatedAt }: { publishedAt: string; updatedAt: string }): boolean =>
  Date.parse(updatedAt) - Date.parse(publishedAt) > UPDATED_NOTICE_HOURS * HOUR
