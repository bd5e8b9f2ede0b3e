import { LegalText } from '@/components/legal/legal-text'
import { PageData } from '@/components/site/page-data'
import { termsAndConditions } from '@/lib/content/terms'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/terms-and-conditions')

export default function TermsPage() {
  return (
    <>
      <PageData path="/terms-and-conditions" />
      <LegalText text={termsAndConditions} />
    </>
  )
}
