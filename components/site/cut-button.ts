export type ButtonLooks = {
  /**
   * `sheet` is for coloured sheets, whose colours do not change with the scheme; `paper` and `outline` are for accent
   * sheets.
   */
  tone?: 'secondary' | 'sheet' | 'paper' | 'outline'
  size?: 'large'
  className?: string
}

export const cutButton = ({ tone, size, className }: ButtonLooks = {}): string =>
  ['cut-button', tone && `cut-button-${tone}`, size && `cut-button-${size}`, className].filter(Boolean).join(' ')
