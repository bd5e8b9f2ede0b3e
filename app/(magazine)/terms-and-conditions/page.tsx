import { LegalText } from '@/components/legal/legal-text'
import { PageJsonLd } from '@/components/site/json-ld'
import { termsAndConditions } from '@/lib/content/legal'
import { getSite } from '@/lib/settings/get-site'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/terms-and-conditions')

export default async function TermsPage() {
  return (
    <>
      <PageJsonLd path="/terms-and-conditions" />
      <LegalText text={termsAndConditions(await getSite())} />
    </>
  )
}
