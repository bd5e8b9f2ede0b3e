import {
  ConsultationCard,
  ContactHero,
  HealthServices,
  InfoCards,
  MessageSheet,
} from '@/components/contact/contact-sections'
import { PageJsonLd } from '@/components/site/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/contact')

export default function ContactPage() {
  return (
    <>
      <PageJsonLd path="/contact" />
      <ContactHero />
      <InfoCards />
      <div className="mt-20 grid gap-x-12 gap-y-16 lg:grid-cols-[7fr_5fr]">
        <MessageSheet />
        <HealthServices />
      </div>
      <ConsultationCard />
    </>
  )
}
