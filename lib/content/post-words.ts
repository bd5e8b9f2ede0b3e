import type { CallToAction } from './types.ts'

/* Texts of a post's page that the browser loads, so they are apart from other screens. */

/** The closing section of every post. */
export const postCallToAction: CallToAction = {
  title: 'Ready to Transform Your Business?',
  text: 'The people behind this magazine also build software, automations and search visibility for small and medium companies.',
  actions: [{ label: 'Get Started Today', href: '/contact' }],
}

export const shareWords = {
  title: 'Share',
  tellUs: 'Did it work? Tell us',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  copyFailed: 'The link could not be copied',
  shareSheet: 'Share …',
} as const

/** Id and title of the table of contents, for server and browser. */
export const CONTENTS_ID = 'contents'
export const contentsLabel = 'On this page'

export const videoWords = {
  untitled: (host: string | null) => (host ? `Video on ${host}` : 'Video'),
  play: (name: string) => `Play: ${name}`,
  asks: (host: string) => `Playing loads the video from ${host}, which then sees your address.`,
} as const

export const galleryWords = {
  title: 'Pictures',
  enlarge: (number: number, count: number, alt: string) =>
    `Enlarge picture ${number} of ${count}${alt ? `: ${alt}` : ''}`,
  place: (number: number, count: number) => `${number} of ${count}`,
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close pictures',
} as const
