'use client'

import { type ComponentProps, lazy } from 'react'
import { retryLoad } from '@/lib/retry-load'

/* Parts whose scripts come with the posts that show them. A server component can refer to a function, and to nothing that `lazy` makes. */

const LazyGallery = lazy(async () => ({ default: (await retryLoad(() => import('./gallery'))).Gallery }))
const LazyPlayer = lazy(async () => ({ default: (await retryLoad(() => import('./video-player'))).VideoPlayer }))

export const Gallery = (props: ComponentProps<typeof LazyGallery>) => <LazyGallery {...props} />
export const VideoPlayer = (props: ComponentProps<typeof LazyPlayer>) => <LazyPlayer {...props} />
