import type { ReactNode } from 'react'

type Props = {
  title: string
  text: string
  art: ReactNode
  /** Shown above the title, such as breadcrumbs. */
  before?: ReactNode
  /** Shown below the text, such as a stamp. */
  children?: ReactNode
  isLow?: boolean
}

/** The header of a studio page: title, text and drawing. */
export function StudioHero({ title, text, art, before, children, isLow = false }: Props) {
  return (
    <header>
      {before}
      <div
        className={`sheet tint-lake grid items-center gap-x-8 gap-y-6 px-6 sm:px-12 ${isLow ? 'py-8 md:grid-cols-[9fr_2fr] md:py-10' : 'py-12 md:grid-cols-[7fr_4fr] md:py-16'}`}
      >
        <div>
          <h1 className={isLow || title.length > 24 ? 'text-h1' : 'text-hero'}>{title}</h1>
          <p className={`${isLow ? 'mt-4' : 'mt-6'} max-w-[50ch] text-lg leading-relaxed`}>{text}</p>
          {children}
        </div>
        <div
          className={
            isLow ? 'hidden md:-mr-4 md:-mb-16 md:block' : 'mx-auto w-full max-w-60 md:-mr-6 md:-mb-28 md:max-w-96'
          }
        >
          {art}
        </div>
      </div>
    </header>
  )
}
