'use client'

import { lazy } from 'react'
import type { ContactFormProps } from './contact-form'
import { loadAgain } from '@/lib/load-again'

// The form works without its script, so that comes by itself, after what the page needs to be live.
const LazyContactForm = lazy(async () => ({ default: (await loadAgain(() => import('./contact-form'))).ContactForm }))

// What the server refers to has to be a component, which what `lazy` answers is not.
export const ContactForm = (props: ContactFormProps) => <LazyContactForm {...props} />
