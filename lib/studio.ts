import { identity } from './identity.ts'

const { city, country } = identity.contact.address

/** Words of the studio's header and footer, apart from identity.ts, since the magazine's pages do not need them. */
export const studio = {
  tagline: 'Software and automation that earn their place',
  description: `${identity.name} Studio builds AI agents, automations, websites and search visibility for small and medium companies, from ${city}, ${country}.`,
} as const
