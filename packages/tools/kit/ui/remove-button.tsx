import type { ComponentProps } from 'react'
import { Icon, IconButton, times } from '../../site-controls'

/** A cross that takes an entry off its list. */
export const RemoveButton = (props: Omit<ComponentProps<typeof IconButton>, 'icon'>) => (
  <IconButton icon={<Icon outline={times} className="size-5" />} {...props} />
)
