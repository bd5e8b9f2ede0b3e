import { ContactForm } from './contact-form'
import { KeepTogether } from '@/components/ui/keep-together'
import { Icon } from '@/components/ui/icon'
import { PieceArt } from '@/components/art/piece-art'
import {
  contactHero,
  contactPromise,
  contactCards,
  type InfoCard,
  healthServices,
  consultationCard,
} from '@/lib/content/contact'
import type { Site } from '@/lib/site'
import { type ContactDraft, HONEYPOT_FIELD } from '@/lib/contact/draft'
import { contactForm, contactSheet } from '@/lib/content/contact-form'
import { cutButton } from '@/components/site/cut-button'

export function ContactHero({ site }: { site: Site }) {
  const { title, text } = contactHero(site)
  return (
    <header className="grid items-center gap-x-10 gap-y-6 pt-4 md:grid-cols-[7fr_5fr]">
      <div>
        <h1 className="text-hero">{title}</h1>
        <p className="mt-6 max-w-[42ch] text-xl leading-normal text-ink-soft">{text}</p>
        <p className="mt-4 max-w-[46ch] font-semibold">
          <KeepTogether>{contactPromise(site)}</KeepTogether>
        </p>
      </div>
      <div className="relative mx-auto w-full max-w-xs md:max-w-md">
        <PieceArt name="envelope" isEager className="-rotate-8 w-4/5" />
        <PieceArt name="carrot" isEager className="rotate-24 absolute right-4 bottom-0 w-1/2 lg:-right-2" />
      </div>
    </header>
  )
}

/** From Lucide (ISC), as one path each; Lucide's components would add 1 kB of script. */
const icons = {
  visit:
    'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  call: 'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384',
  email:
    'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2',
  hours: 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 6v6l4 2',
} satisfies Record<InfoCard['kind'], string>

const looks = {
  visit: 'tint-saffron',
  call: 'tint-herb sheet-turned lg:mt-8',
  email: 'tint-tomato lg:-mt-2',
  hours: 'tint-lake sheet-turned lg:mt-5',
} satisfies Record<InfoCard['kind'], string>

function Lines({ lines, href }: Pick<InfoCard, 'lines' | 'href'>) {
  const text = lines.map((line) => (
    <span key={line} className="block">
      <KeepTogether>{line}</KeepTogether>
    </span>
  ))
  if (!href) return <p className="font-semibold">{text}</p>
  return (
    <p>
      <a
        href={href}
        className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline underline-offset-4"
      >
        {text}
      </a>
    </p>
  )
}

/** Four ways to contact the site. */
export function InfoCards({ site }: { site: Site }) {
  return (
    <ul className="mt-16 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {contactCards(site).map(({ kind, title, lines, note, href }) => (
        <li key={kind} className={`sheet px-6 py-7 ${looks[kind]}`}>
          <Icon outline={icons[kind]} className="size-6 [stroke-width:1.75]" />
          <h2 className="mt-4 mb-2 text-2xl">{title}</h2>
          <Lines lines={lines} href={href} />
          <p className="mt-2 text-[0.9375rem]">{note}</p>
        </li>
      ))}
    </ul>
  )
}

/** Common subjects of messages, beside the form. */
export function HealthServices({ site }: { site: Site }) {
  const { title, text, items, disclaimer } = healthServices(site)
  return (
    <section className="lg:pt-12">
      <h2 className="text-h2">{title}</h2>
      <p className="mt-3 text-ink-soft">{text}</p>
      <ul className="mt-6">
        {items.map((item) => (
          <li key={item.title} className="border-t border-line py-4">
            <h3 className="text-xl">{item.title}</h3>
            <p className="mt-1 text-ink-soft">{item.text}</p>
          </li>
        ))}
      </ul>
      <p className="border-t-2 border-ink pt-4 text-[0.9375rem]">{disclaimer}</p>
    </section>
  )
}

/** A trap for bots, which fill in every field: hidden from people and out of the tab order. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label>
        {contactSheet.trapLabel}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

type SheetProps = { draft?: Partial<ContactDraft>; heading?: 'h1' | 'h2' }

/** The form on its sheet. It has two anchors; the outer one makes the form's script fill in the consultation. */
export function MessageSheet({ draft, heading: Heading = 'h2' }: SheetProps) {
  return (
    <div id={contactForm.consultationId}>
      <section
        id={contactForm.id}
        className="cut relative overflow-clip bg-paper-raised px-6 py-9 shadow-paper sm:px-10 sm:py-12"
      >
        <Heading id="message-title" className="text-h2">
          {contactSheet.title}
        </Heading>
        <p className="mt-3 mb-8 text-ink-soft">{contactSheet.text}</p>
        <ContactForm draft={draft}>
          <Honeypot />
          <p className="mt-6 text-sm text-ink-soft">
            {contactSheet.privacy}{' '}
            <a href={contactSheet.privacyLink.href} className="underline underline-offset-2">
              {contactSheet.privacyLink.label}
            </a>
          </p>
        </ContactForm>
      </section>
    </div>
  )
}

/** Offers the free consultation, with a link to the form above. */
export function ConsultationCard({ site }: { site: Site }) {
  const { title, text, action, href, plainHref } = consultationCard(site)
  return (
    <section className="sheet tint-accent mt-24 grid items-center gap-10 px-7 py-14 text-accent-ink sm:px-14 md:grid-cols-[7fr_4fr]">
      <div>
        <h2 className="text-h1">{title}</h2>
        <p className="mt-5 max-w-[48ch] text-lg">{text}</p>
        {/* A plain link: the router would change the address without the `hashchange` event that the form needs. */}
        <a href={href} className={cutButton({ tone: 'paper', size: 'large', className: 'needs-script mt-8' })}>
          {action}
        </a>
        <a href={plainHref} className={cutButton({ tone: 'paper', size: 'large', className: 'without-script mt-8' })}>
          {action}
        </a>
      </div>
      <div className="relative mx-auto w-full max-w-72 md:-my-24">
        <PieceArt name="cup" className="rotate-4" />
      </div>
    </section>
  )
}
