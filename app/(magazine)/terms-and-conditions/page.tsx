import { LegalText } from '@/components/legal/legal-text'
import { termsAndConditions } from '@/lib/content/terms'

export const metadata = { ...termsAndConditions.meta, alternates: { canonical: '/terms-and-conditions' } }

export default function TermsPage() {
  return <LegalText text={termsAndConditions} />
}
