/**
 * `sheet` is for the coloured sheets, which keep their colours in both schemes; `paper` and `outline` are for a sheet in
 * the leading colour. The style sheet has them all.
 */
type Tone = 'primary' | 'secondary' | 'sheet' | 'paper' | 'outline'
type Size = 'regular' | 'large'

export type ButtonLooks = { tone?: Tone; size?: Size; className?: string }

export const cutButton = ({ tone, size, className }: ButtonLooks = {}): string =>
  ['cut-button', tone && `cut-button-${tone}`, size && `cut-button-${size}`, className].filter(Boolean).join(' ')
