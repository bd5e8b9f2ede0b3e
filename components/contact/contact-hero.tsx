import { PieceArt } from '@/components/art/piece-art'
import { contactHero, contactPromise } from '@/lib/content/contact'

export function ContactHero() {
  return (
    <header className="grid items-center gap-x-10 gap-y-6 pt-4 md:grid-cols-[7fr_5fr]">
      <div>
        <h1 className="text-hero">{contactHero.title}</h1>
        <p className="mt-6 max-w-[42ch] text-xl leading-normal text-ink-soft">{contactHero.text}</p>
        <p className="mt-4 max-w-[46ch] font-semibold">{contactPromise}</p>
      </div>
      <div className="relative mx-auto w-full max-w-xs md:max-w-md">
        <PieceArt name="envelope" className="-rotate-8 w-4/5" />
        <PieceArt name="carrot" className="rotate-24 absolute right-4 bottom-0 w-1/2 lg:-right-2" />
      </div>
    </header>
  )
}
