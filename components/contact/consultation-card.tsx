import { PieceArt } from '@/components/art/piece-art'
import { cutButton } from '@/components/site/cut-button'
import { consultationCard } from '@/lib/content/contact'

/** The free consultation, which leads to the form above. */
export function ConsultationCard() {
  const { title, text, action, href } = consultationCard
  return (
    <section className="sheet tint-accent mt-24 grid items-center gap-10 px-7 py-14 text-accent-ink sm:px-14 md:grid-cols-[7fr_4fr]">
      <div>
        <h2 className="text-h1">{title}</h2>
        <p className="mt-5 max-w-[48ch] text-lg">{text}</p>
        {/* A plain link: the router's would change the address without the event that the form listens for. */}
        <a href={href} className={cutButton({ tone: 'paper', size: 'large', className: 'mt-8' })}>
          {action}
        </a>
      </div>
      <div className="relative mx-auto w-full max-w-72 md:-my-24">
        <PieceArt name="cup" className="rotate-4" />
      </div>
    </section>
  )
}
