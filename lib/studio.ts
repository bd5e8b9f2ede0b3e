import { identity } from './identity.ts'

/** What the frame of the studio's pages says of it; the magazine's pages are not sent it. */
export const studio = {
  tagline: 'Software and automation that earn their place',
  description: `${identity.name} Studio builds AI agents, automations, websites and search visibility for small and medium companies, from Kraków, Poland.`,
} as const
