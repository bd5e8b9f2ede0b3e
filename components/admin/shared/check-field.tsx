import type { ComponentProps } from 'react'

type CheckProps = Omit<ComponentProps<'input'>, 'className'> & { label: string; className?: string }

/** A box, or by `type` a radio button, before its words; `className` of the words. */
export function CheckField({ label, className = 'gap-3', ...input }: CheckProps) {
  return (
    <label className={`flex min-h-11 items-center text-sm ${className}`}>
      <input type="checkbox" {...input} className="size-5 shrink-0 accent-accent" />
      {label}
    </label>
  )
}
