import { privacyLimits } from '@/lib/content/privacy-limits'

/** How long messages are kept: the number that the privacy policy promises and the database keeps. */
export function RetentionNote() {
  return (
    <p className="text-sm text-ink-soft">
      Messages are deleted by themselves {privacyLimits.contactRetentionMonths} months after they arrive, as the privacy policy
      promises. A file that you export is yours to delete.
    </p>
  )
}
