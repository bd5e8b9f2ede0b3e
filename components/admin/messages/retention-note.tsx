import { RetentionSetting } from './retention-setting'
import { privacyLimits } from '@/lib/content/privacy-limits'
import { countMonths } from '@/lib/contact/inbox/retention-schema'

type Props = { months: number; canChange: boolean; username: string }

/** How long messages are kept, and where an admin changes it; the privacy policy is the limit. */
export function RetentionNote({ months, canChange, username }: Props) {
  return (
    <section
      aria-labelledby="retention-heading"
      className="grid justify-items-start gap-2 border-t border-line pt-5 text-sm text-ink-soft"
    >
      <h2 id="retention-heading" className="font-sans text-sm font-semibold text-ink">
        Kept for {countMonths(months)}
      </h2>
      <p className="max-w-prose">
        Messages are deleted by themselves {countMonths(months)} after they arrive, archived ones too. The privacy
        policy promises {countMonths(privacyLimits.contactRetentionMonths)} at the most. A file that you export is yours
        to delete.
        {!canChange && ' An admin can choose a shorter time.'}
      </p>
      {canChange && <RetentionSetting months={months} username={username} />}
    </section>
  )
}
