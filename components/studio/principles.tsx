import { servicesOverview } from '@/lib/content/services'

/** How the studio works, in three paragraphs. */
export function Principles() {
  return (
    <ul className="mt-24 grid gap-x-10 md:grid-cols-3">
      {servicesOverview.principles.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-ink pt-5 pb-8">
          <h2 className="text-2xl">{title}</h2>
          <p className="mt-3 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  )
}
