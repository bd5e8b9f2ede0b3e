'use client'

import { type ComponentProps, lazy } from 'react'
import { retryLoad } from '@/lib/retry-load'

/* Only posts that show these parts load their scripts. Functions: a server component cannot use a `lazy` component. */

const LazyGallery = lazy(async () => ({ default: (await retryLoad(() => import('./gallery'))).Gallery }))
const LazyPlayer = lazy(async () => ({ default: (await retryLoad(() => import('./video-player'))).VideoPlayer }))

export const Gallery = (props: ComponentProps<typeof LazyGallery>) => <LazyGallery {...props} />
export const VideoPlayer = (props: ComponentProps<typeof LazyPlayer>) => <LazyPlayer {...props} />
