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

/** The classes of a button, for links and labels that look like one. */
export const buttonStyles = (tone: ButtonTone = 'primary'): string => `${shape} ${tones[tone]}`

type Props = ComponentProps<'button'> & {
  tone?: ButtonTone
  /** Ignores clicks while its action runs. Unlike `disabled`, it keeps the focus. */
  isBusy?: boolean
}

export function Button({ tone = 'primary', type = 'button', isBusy = false, className = '', onClick, ...rest }: Props) {
  return (
    <button
      type={type}
      aria-disabled={isBusy || undefined}
      // Set a handler only while busy, because a Server Component cannot pass one.
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={`${buttonStyles(tone)} ${className}`}
      {...rest}
    />
  )
}

type IconProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The accessible name. */
  label: string
  icon: ReactNode
}

/** A square button of 44 px that shows only an icon, by default of 20 px. */
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
