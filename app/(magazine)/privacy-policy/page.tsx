import { LegalText } from '@/components/legal/legal-text'
import { privacyPolicy } from '@/lib/content/privacy'

export const metadata = { ...privacyPolicy.meta, alternates: { canonical: '/privacy-policy' } }

export default function PrivacyPolicyPage() {
  return <LegalText text={privacyPolicy} />
}
