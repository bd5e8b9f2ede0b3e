import { z } from 'zod'
import { addressLines, openingHoursLine, type Site } from '../site.ts'
import { contactForm } from './contact-form.ts'
import { readOwnerTexts } from './files.ts'
import { titledText, type PageMeta } from './types.ts'

const cardKinds = ['visit', 'call', 'email', 'hours'] as const
type CardKind = (typeof cardKinds)[number]

const page = readOwnerTexts(
  'contact',
  z.strictObject({
    description: z.string(),
    hero: titledText,
    promise: z.string(),
    cards: z.array(z.strictObject({ kind: z.enum(cardKinds), title: z.string(), note: z.string() })),
    healthServices: titledText.extend({ items: z.array(titledText), disclaimer: z.string() }),
    consultation: titledText.extend({ action: z.string() }),
  }),
)

const cardFacts = (site: Site): Record<CardKind, { lines: readonly string[]; href: string | null }> => ({
  visit: { lines: addressLines(site), href: null },
  call: { lines: [site.phone], href: `tel:${site.phoneUri}` },
  email: { lines: [site.email], href: `mailto:${site.email}` },
  hours: { lines: site.openingHours.map(({ days, hours }) => `${days} ${hours}`), href: null },
})

export const contactMeta = (site: Site): PageMeta => ({ title: 'Contact', description: page(site).description })
export const contactHero = (site: Site) => page(site).hero
export const healthServices = (site: Site) => page(site).healthServices
export const contactCards = (site: Site) => page(site).cards.map((card) => ({ ...card, ...cardFacts(site)[card.kind] }))
export type InfoCard = ReturnType<typeof contactCards>[number]

export const consultationCard = (site: Site) => ({
  ...page(site).consultation,
  href: `/contact#${contactForm.consultationId}`,
  /** The same form without JavaScript: the server prefills it. */
  plainHref: '/contact/write?about=consultation',
})

/** Hours and promise, above the form. */
export const contactPromise = (site: Site): string => `${page(site).promise} ${openingHoursLine(site)}.`
