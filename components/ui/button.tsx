import type { ComponentProps, ReactNode } from 'react'

export type ButtonTone = 'primary' | 'secondary' | 'quiet'

const shape = [
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-lg px-4 py-2 text-sm font-semibold',
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
].join(' ')

const tones: Record<ButtonTone, string> = {
  primary: 'bg-accent text-accent-ink hover:bg-accent/90',
  secondary: 'border border-ink-soft/75 bg-paper-raised text-ink hover:border-ink',
  quiet: 'text-ink underline-offset-4 hover:underline',
}

/** The looks of a button, for links and labels that read as one. */
export const buttonStyles = (tone: ButtonTone = 'primary'): string => `${shape} ${tones[tone]}`

type Props = ComponentProps<'button'> & {
  tone?: ButtonTone
  /** Its work is on its way: it keeps the focus, which `disabled` would drop, and does nothing. */
  isBusy?: boolean
}

export function Button({ tone = 'primary', type = 'button', isBusy = false, className = '', onClick, ...rest }: Props) {
  return (
    <button
      type={type}
      aria-disabled={isBusy || undefined}
      // A handler of our own only while it is busy: a Server Component may pass none.
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={`${buttonStyles(tone)} ${className}`}
      {...rest}
    />
  )
}

type IconProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What the button does, in words: its name for those who do not see the icon. */
  label: string
  icon: ReactNode
}

/** A square button of 44 px that shows an icon only, of 20 px unless it has a size. */
export function IconButton({ label, icon, type = 'button', className = '', ...rest }: IconProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-ink-soft hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40 [&_svg:not([class*=size-])]:size-5 ${className}`}
      {...rest}
    >
      {icon}
    </button>
  )
}
