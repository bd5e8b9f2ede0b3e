import type { ComponentProps } from 'react'
import { cutButton } from '@/components/site/cut-button'

/** A button of cut paper that does not lead the page. */
export const SecondaryButton = (props: ComponentProps<'button'>) => (
  <button type="button" className={cutButton({ tone: 'secondary' })} {...props} />
)
