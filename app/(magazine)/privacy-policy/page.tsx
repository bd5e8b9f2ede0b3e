import { LegalText } from '@/components/legal/legal-text'
import { PageData } from '@/components/site/page-data'
import { privacyPolicy } from '@/lib/content/privacy'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/privacy-policy')

export default function PrivacyPolicyPage() {
  return (
    <>
      <PageData path="/privacy-policy" />
      <LegalText text={privacyPolicy} />
    </>
  )
}
