import { LegalText } from '@/components/legal/legal-text'
import { PageJsonLd } from '@/components/site/json-ld'
import { privacyPolicy } from '@/lib/content/legal'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/privacy-policy')

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageJsonLd path="/privacy-policy" />
      <LegalText text={privacyPolicy} />
    </>
  )
}
