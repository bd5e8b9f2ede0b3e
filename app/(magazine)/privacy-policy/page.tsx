import { LegalText } from '@/components/legal/legal-text'
import { PageJsonLd } from '@/components/site/json-ld'
import { privacyPolicy } from '@/lib/content/legal'
import { getSite } from '@/lib/settings/get-site'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/privacy-policy')

export default async function PrivacyPolicyPage() {
  return (
    <>
      <PageJsonLd path="/privacy-policy" />
      <LegalText text={privacyPolicy(await getSite())} />
    </>
  )
}
