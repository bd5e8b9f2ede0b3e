import { absoluteUrl } from '@/lib/urls'
import { organizationId, refer, type SchemaNode, websiteId } from './node'
import { LOGO_PATH, LOGO_SIZE } from '../icons'
import { site } from '@/lib/site'

const openingHours = () =>
  site.openingHours.flatMap(({ schemaDays, opens, closes }) =>
    opens && closes ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: [...schemaDays], opens, closes }] : [],
  )

/** Who stands behind the site. */
export function organizationNode(): SchemaNode {
  const { email, phone, address } = site.contact
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: site.name,
    description: site.description,
    url: absoluteUrl('/'),
    logo: {
      '@type': 'ImageObject',
      url: absoluteUrl(LOGO_PATH),
      width: LOGO_SIZE,
      height: LOGO_SIZE,
      caption: site.name,
    },
    email,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email,
      telephone: phone,
      url: absoluteUrl('/contact'),
      hoursAvailable: openingHours(),
    },
    sameAs: site.socialProfiles.map(({ url }) => url),
  }
}

export const websiteNode = (): SchemaNode => ({
  '@type': 'WebSite',
  '@id': websiteId(),
  name: site.name,
  description: site.description,
  url: absoluteUrl('/'),
  inLanguage: site.locale,
  publisher: refer(organizationId()),
})
