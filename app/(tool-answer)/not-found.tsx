import type { Metadata } from 'next'
import { NotFoundHere } from '@/components/site/not-found-page'
import { notFoundScreen } from '@/lib/content/screens'

export const metadata: Metadata = { title: notFoundScreen.title }

export default function NotFound() {
  return <NotFoundHere />
}
