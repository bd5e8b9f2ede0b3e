import { Link } from '@/components/ui/link'
import { SignatureDish } from '@/components/authors/signature-dish'
import { PieceArt } from '@/components/art/piece-art'
import { AuthorPortrait } from '@/components/authors/author-portrait'
import type { Chef } from '@/lib/authors/public'
import { about } from '@/lib/content/about'
import type { PieceName } from '@/lib/drawing/pieces/registry'
import type { Site } from '@/lib/site'

/** The introduction of the magazine, and its mission. */
export function AboutHero({ site }: { site: Site }) {
  const { hero, mission } = about(site)
  const [opening, ...rest] = mission.paragraphs
  return (
    <>
      <header className="grid items-end gap-x-10 gap-y-8 pt-4 md:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="text-hero">{hero.title}</h1>
          <p className="mt-6 max-w-[40ch] text-xl leading-normal text-ink-soft">{hero.text}</p>
        </div>
        <div className="relative mx-auto grid w-full max-w-md grid-cols-[3fr_2fr] items-end md:-mb-16 lg:translate-x-4">
          <PieceArt name="pot" isEager />
          <PieceArt name="whisk" print={7} isEager className="rotate-18 -ml-10 max-lg:pr-6" />
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

const pieces: readonly PieceName[] = ['egg', 'books', 'spoon', 'leaf']

export function Values({ site }: { site: Site }) {
  const { values } = about(site)
  return (
    <section className="mt-24 grid gap-x-10 gap-y-6 md:grid-cols-[4fr_8fr]">
      <h2 className="text-h2 stays-beside">{values.title}</h2>
      <ul>
        {values.items.map(({ title, text }, index) => {
          const piece = pieces[index]
          return (
            <li
              key={title}
              className="grid grid-cols-[4rem_1fr] items-start gap-5 border-t border-line py-7 sm:grid-cols-[6rem_1fr] sm:gap-8"
            >
              {piece && <PieceArt name={piece} className={index % 2 === 0 ? '-rotate-6' : 'rotate-9'} />}
              <div>
                <h3 className="text-2xl">{title}</h3>
                <p className="mt-2 max-w-[54ch] text-ink-soft">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const stands = ['md:mt-0', 'md:mt-16', 'md:mt-6'] as const

/** The chefs with their portraits; renders nothing without one. */
export function Chefs({ title, chefs }: { title: string; chefs: readonly Chef[] }) {
  if (chefs.length === 0) return null
  return (
    <section className="mt-20">
      <h2 className="text-h2">{title}</h2>
      <ul className="mt-10 grid gap-x-8 gap-y-14 md:grid-cols-3">
        {chefs.map((chef, index) => (
          <li key={chef.slug} className={stands[index % stands.length]}>
            <AuthorPortrait portrait={chef.portrait} sizes="18rem" className="w-full max-w-72" />
            <h3 className="mt-6 text-[1.75rem]">
              {chef.path ? (
                <Link href={chef.path} className="decoration-2 underline-offset-4 hover:underline">
                  {chef.name}
                </Link>
              ) : (
                chef.name
              )}
            </h3>
            <p className="mt-1 font-semibold text-accent">{chef.role}</p>
            <p className="mt-3 text-ink-soft">{chef.biography}</p>
            <SignatureDish signature={chef.signature} href={chef.signaturePath} className="mt-4" />
          </li>
        ))}
      </ul>
    </section>
  )
}
