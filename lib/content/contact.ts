import { openingHoursLine, addressLine, site } from '../site.ts'
import { contactForm } from './contact-form.ts'
import type { TitledText } from './types.ts'
import type { PageMeta } from '../page-texts.ts'

export interface InfoCard {
  readonly kind: 'visit' | 'call' | 'email' | 'hours'
  readonly title: string
  readonly lines: readonly string[]
  readonly note: string
  /** External scheme (tel:, mailto:) or null for a card without a link. */
  readonly href: string | null
}

export const contactMeta: PageMeta = {
  title: 'Contact',
  description: `Write to ${site.name} about nutrition, recipes or our services. ${capitalised(site.promises.response)}, and a ${site.promises.consultation}.`,
}

export const contactHero = {
  title: 'Start Your Wellness Journey',
  text: 'Ask about a recipe, your own plate or the bowl on the floor. A person reads every message.',
} as const

export const contactCards: readonly InfoCard[] = [
  {
    kind: 'visit',
    title: 'Visit Us',
    lines: [addressLine()],
    note: 'Please write first, so that someone is there. Dogs are welcome.',
    href: null,
  },
  {
    kind: 'call',
    title: 'Call Us',
    lines: [site.contact.phone],
    note: 'During the consultation hours, in English or Polish.',
    href: `tel:${site.contact.phoneUri}`,
  },
  {
    kind: 'email',
    title: 'Email Us',
    lines: [site.contact.email],
    note: `${capitalised(site.promises.response)}.`,
    href: `mailto:${site.contact.email}`,
  },
  {
    kind: 'hours',
    title: 'Consultation Hours',
    lines: site.openingHours.map(({ days, hours }) => `${days} ${hours}`),
    note: 'Times in Kraków.',
    href: null,
  },
]

export const healthServices = {
  title: 'Health services',
  text: 'What people write to us about most often.',
  items: [
    {
      title: 'Nutrition Consultation',
      text: 'A conversation about what you eat now, what you would like to change, and the smallest step that would help.',
    },
    {
      title: 'Healthy Recipe Planning',
      text: 'A week of meals that fits your kitchen, your time and the people you feed.',
    },
    {
      title: 'Wellness Coaching',
      text: 'Regular short talks that keep a new habit going after the first good week.',
    },
    {
      title: 'Dietary Analysis',
      text: "A look at a food diary, yours or your pet's, with plain notes on what is missing and what is too much.",
    },
    {
      title: 'Health Community',
      text: 'Reader groups, cooking evenings and walks, in Kraków and online.',
    },
    {
      title: 'Personal Nutrition Plans',
      text: 'A written plan for one person or one animal. For a medical condition we ask you to bring your doctor or vet into it.',
    },
  ],
  disclaimer:
    'Our advice is general. It does not replace a doctor, a dietitian or a vet, and in an emergency you should call one at once.',
} as const satisfies { title: string; text: string; items: readonly TitledText[]; disclaimer: string }

export const consultationCard = {
  title: 'Book Free Consultation',
  text: 'A free 30-minute wellness consultation, by phone, by video or at our table. Tell us what it should be about and we will offer you a time.',
  action: 'Book Free Consultation',
  href: `/contact#${contactForm.consultationId}`,
  /** The same without a script: the server fills the form in. */
  plainHref: '/contact/write?about=consultation',
} as const satisfies Record<string, string>

/** Hours and promises in one sentence, for the head of the form. */
export const contactPromise = `${capitalised(site.promises.response)}. ${openingHoursLine()}.`

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
