'use client'

export { ErrorScreen as default } from '@/components/site/lazy-error-screen'
