import { PieceArt } from '@/components/art/piece-art'
import { aboutHero, mission } from '@/lib/content/about'

/** What the magazine is, and the mission on a sheet pasted below it. */
export function AboutHero() {
  const [opening, ...rest] = mission.paragraphs
  return (
    <>
      <header className="grid items-end gap-x-10 gap-y-8 pt-4 md:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="text-hero">{aboutHero.title}</h1>
          <p className="mt-6 max-w-[40ch] text-xl leading-normal text-ink-soft">{aboutHero.text}</p>
        </div>
        <div className="relative mx-auto grid w-full max-w-md grid-cols-[3fr_2fr] items-end md:-mb-16 lg:translate-x-4">
          <PieceArt name="pot" />
          <PieceArt name="whisk" className="rotate-18 -ml-10 max-lg:pr-6" />
        </div>
      </header>
      <section className="sheet tint-herb mt-10 px-6 pt-12 pb-14 sm:px-14 md:mr-[8%] md:pt-16">
        <h2 className="text-h2">{mission.title}</h2>
        <p className="mt-6 max-w-[34ch] font-display font-semibold text-[clamp(1.375rem,1.1rem+1.3vw,2rem)] leading-[1.3]">
          {opening}
        </p>
        {rest.map((text) => (
          <p key={text} className="measure mt-6 md:ml-[25%]">
            {text}
          </p>
        ))}
      </section>
    </>
  )
}
