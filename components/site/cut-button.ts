/**
 * `sheet` is for coloured sheets, whose colours do not change with the scheme; `paper` and `outline` are for accent
 * sheets.
 */
type Tone = 'primary' | 'secondary' | 'sheet' | 'paper' | 'outline'
type Size = 'regular' | 'large'

export type ButtonLooks = { tone?: Tone; size?: Size; className?: string }

export const cutButton = ({ tone, size, className }: ButtonLooks = {}): string =>
  ['cut-button', tone && `cut-button-${tone}`, size && `cut-button-${size}`, className].filter(Boolean).join(' ')
