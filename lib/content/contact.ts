import { z } from 'zod'
import { openingHoursLine, addressLine, site } from '../site.ts'
import { contactForm } from './contact-form.ts'
import { readYaml } from './files.ts'
import { titledText } from './types.ts'
import type { PageMeta } from '../page-texts.ts'

const cardKinds = ['visit', 'call', 'email', 'hours'] as const
type CardKind = (typeof cardKinds)[number]

const page = readYaml(
  'pages',
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

const cardFacts: Record<CardKind, { lines: readonly string[]; href: string | null }> = {
  visit: { lines: [addressLine()], href: null },
  call: { lines: [site.contact.phone], href: `tel:${site.contact.phoneUri}` },
  email: { lines: [site.contact.email], href: `mailto:${site.contact.email}` },
  hours: { lines: site.openingHours.map(({ days, hours }) => `${days} ${hours}`), href: null },
}

export const contactMeta: PageMeta = { title: 'Contact', description: page.description }
export const contactHero = page.hero
export const { healthServices } = page
export const contactCards = page.cards.map((card) => ({ ...card, ...cardFacts[card.kind] }))
export type InfoCard = (typeof contactCards)[number]

export const consultationCard = {
  ...page.consultation,
  href: `/contact#${contactForm.consultationId}`,
  /** The same without a script: the server fills the form in. */
  plainHref: '/contact/write?about=consultation',
} as const

/** Hours and promises in one sentence, for the head of the form. */
export const contactPromise = `${page.promise} ${openingHoursLine()}.`
