import type { ComponentProps } from 'react'
import { Icon, IconButton, times } from '../../site-controls'

/** A cross that removes an entry from its list. */
export const RemoveButton = (props: Omit<ComponentProps<typeof IconButton>, 'icon'>) => (
  <IconButton icon={<Icon outline={times} className="size-5" />} {...props} />
)
