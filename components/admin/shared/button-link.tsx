import Link from 'next/link'
import type { ComponentProps } from 'react'
import { type ButtonTone, buttonStyles } from '@/components/ui/button'

/** A link to a page of the panel that looks like a button. */
export const ButtonLink = ({
  tone = 'secondary',
  className = '',
  ...link
}: ComponentProps<typeof Link> & { tone?: ButtonTone }) => (
  <Link {...link} className={`${buttonStyles(tone)} ${className}`} />
)
