import type { ComponentProps } from 'react'
import { cutButton } from '@/components/site/cut-button'

/** A button of public pages for a secondary action. */
export const SecondaryButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={cutButton({ tone: 'secondary' })} {...props} />
)
