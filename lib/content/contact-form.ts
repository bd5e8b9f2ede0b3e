import type { SiteFrame } from '../site.ts'
import { privacyLimits } from '../retention.ts'

export const contactInterests = [
  'Nutrition Consultation',
  'Healthy Recipe Planning',
  'Wellness Coaching',
  'Dietary Analysis',
  'Health Community',
  'Personal Nutrition Plans',
] as const

export type ContactInterest = (typeof contactInterests)[number]

export const contactForm = {
  id: 'message',
  /** A second anchor, which prefills subject and interest. */
  consultationId: 'consultation',
  fields: {
    name: 'Full Name',
    email: 'Email Address',
    phone: 'Phone Number',
    subject: 'Subject',
    message: 'Message',
    interests: 'Health Interest',
  },
  hints: {
    phone: 'Only if you would like us to call.',
    message: 'Please leave out diagnoses and other medical details; a general question is enough to begin with.',
    interests: 'Choose one, or leave it open.',
  },
  requiredLabel: 'required',
  optionalLabel: 'optional',
  noInterest: 'No particular interest',
  submit: 'Send Message',
  submitting: 'Sending...',
  another: 'Write another message',
} as const

/** Texts around the fields. Only the server renders them, so they are not in a script. */
export const contactSheet = {
  title: 'Send us a message',
  text: 'Fields marked as required need an answer; the rest is up to you.',
  trapLabel: 'Leave this field empty',
  privacy: `We keep your message for ${privacyLimits.contactRetentionMonths} months to answer it. The privacy policy says more.`,
  privacyLink: { label: 'Privacy Policy', href: '/privacy-policy' },
} as const

/** The message for each status of the form. */
export const contactAnswers = ({ response, email }: SiteFrame) => ({
  sent: { title: 'Message sent', text: `Thank you. You can expect a ${response}.` },
  failed: {
    title: 'Your message was not sent',
    text: `Something failed on our side. What you typed is still here: please try again, or write to ${email}.`,
  },
  'too-many': {
    title: 'Please wait a little',
    text: `Several messages came from this connection in a short time. Try again later, or write to ${email}.`,
  },
  invalid: { title: 'Please check the form', text: 'Some fields need another look. They are marked below.' },
  'too-fast': {
    title: 'Please send it once more',
    text: 'The form came back faster than people type, which is how programs fill it in. What you typed is still here.',
  },
})

/** The subject of a message about a recipe, within the maximum length. */
export const recipeSubject = (title: string): string => `How it went: ${[...title].slice(0, 100).join('')}`

/** The subject and interest that the consultation card fills in. */
export const consultationPrefill = {
  subject: 'Free 30-minute wellness consultation',
  interests: 'Nutrition Consultation',
} as const satisfies { subject: string; interests: ContactInterest }
