/**
 * `sheet` is for the coloured sheets, which keep their colours in both schemes; `paper` and `outline` are for a sheet in
 * the leading colour.
 */
type Tone = 'primary' | 'secondary' | 'sheet' | 'paper' | 'outline'
type Size = 'regular' | 'large'

const shape =
  'cut-small inline-flex min-h-11 items-center justify-center gap-2 text-center font-semibold leading-tight transition-transform duration-150 ease-out hover:-rotate-1 hover:-translate-y-0.5 motion-reduce:transform-none'

const tones: Record<Tone, string> = {
  primary: 'bg-accent text-accent-ink',
  secondary: 'border-2 border-ink text-ink hover:bg-paper-raised',
  sheet: 'sheet-cream',
  paper: 'bg-paper text-ink',
  outline: 'border-2 border-current',
}

const sizes: Record<Size, string> = {
  regular: 'px-5 py-2 text-base',
  large: 'px-7 py-3.5 text-[1.0625rem]',
}

export type ButtonLooks = { tone?: Tone; size?: Size; className?: string }

/** The looks of a cut-paper button, for links and buttons of the public pages. */
export const cutButton = ({ tone = 'primary', size = 'regular', className = '' }: ButtonLooks = {}): string =>
  `${shape} ${tones[tone]} ${sizes[size]} ${className}`
