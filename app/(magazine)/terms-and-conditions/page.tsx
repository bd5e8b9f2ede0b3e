import { LegalText } from '@/components/legal/legal-text'
import { PageJsonLd } from '@/components/site/json-ld'
import { termsAndConditions } from '@/lib/content/legal'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/terms-and-conditions')

export default function TermsPage() {
  return (
    <>
      <PageJsonLd path="/terms-and-conditions" />
      <LegalText text={termsAndConditions} />
    </>
  )
}
