import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import { contactCards, type InfoCard } from '@/lib/content/contact'

const icons = { visit: MapPin, call: Phone, email: Mail, hours: Clock } satisfies Record<InfoCard['kind'], unknown>

const looks = {
  visit: 'tint-saffron',
  call: 'tint-herb sheet-turned lg:mt-8',
  email: 'tint-tomato lg:-mt-2',
  hours: 'tint-lake sheet-turned lg:mt-5',
} satisfies Record<InfoCard['kind'], string>

function Lines({ lines, href }: Pick<InfoCard, 'lines' | 'href'>) {
  const text = lines.map((line) => (
    <span key={line} className="block">
      {line}
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

/** Four ways to reach us, on four sheets of different paper. */
export function InfoCards() {
  return (
    <ul className="mt-16 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {contactCards.map(({ kind, title, lines, note, href }) => {
        const Icon = icons[kind]
        return (
          <li key={kind} className={`sheet px-6 py-7 ${looks[kind]}`}>
            <Icon aria-hidden="true" className="size-6" strokeWidth={1.75} />
            <h2 className="mt-4 mb-2 text-2xl">{title}</h2>
            <Lines lines={lines} href={href} />
            <p className="mt-2 text-[0.9375rem]">{note}</p>
          </li>
        )
      })}
    </ul>
  )
}
