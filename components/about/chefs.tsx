import { Portrait } from '@/components/art/portrait'
import { chefs } from '@/lib/content/about'

const stands = ['md:mt-0', 'md:mt-16', 'md:mt-6'] as const

/** The three people, in arches that do not stand in line. */
export function Chefs() {
  return (
    <section className="mt-20">
      <h2 className="text-h2">{chefs.title}</h2>
      <ul className="mt-10 grid gap-x-8 gap-y-14 md:grid-cols-3">
        {chefs.items.map(({ name, role, portrait, bio, signature }, index) => (
          <li key={name} className={stands[index]}>
            <Portrait seed={portrait} className="w-full max-w-72" />
            <h3 className="mt-6 text-[1.75rem]">{name}</h3>
            <p className="mt-1 font-semibold text-accent">{role}</p>
            <p className="mt-3 text-ink-soft">{bio}</p>
            <p className="mt-4 border-l-4 border-saffron pl-4 font-display font-semibold text-lg leading-snug">
              {signature}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
