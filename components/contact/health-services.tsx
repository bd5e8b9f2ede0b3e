import { healthServices } from '@/lib/content/contact'

/** What people write about, beside the form. */
export function HealthServices() {
  return (
    <section className="lg:pt-12">
      <h2 className="text-h2">{healthServices.title}</h2>
      <p className="mt-3 text-ink-soft">{healthServices.text}</p>
      <ul className="mt-6">
        {healthServices.items.map(({ title, text }) => (
          <li key={title} className="border-t border-line py-4">
            <h3 className="text-xl">{title}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="border-t-2 border-ink pt-4 text-[0.9375rem]">{healthServices.disclaimer}</p>
    </section>
  )
}
