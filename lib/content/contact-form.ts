import { site } from '../site.ts'
import { privacyLimits } from '../privacy-limits.ts'

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
  /** A second anchor of the form: whoever comes by it finds subject and interest filled in. */
  consultationId: 'consultation',
  title: 'Send us a message',
  text: 'Fields marked as required need an answer; the rest is up to you.',
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
  trapLabel: 'Leave this field empty',
  submit: 'Send Message',
  submitting: 'Sending...',
  privacy: `We keep your message for ${privacyLimits.contactRetentionMonths} months to answer it. The privacy policy says more.`,
  privacyLink: { label: 'Privacy Policy', href: '/privacy-policy' },
} as const

export const contactAnswers = {
  successTitle: 'Message sent',
  successText: `Thank you. You can expect a ${site.promises.response}.`,
  errorTitle: 'Your message was not sent',
  errorText: `Something failed on our side. What you typed is still here: please try again, or write to ${site.contact.email}.`,
  tooManyTitle: 'Please wait a little',
  tooManyText: `Several messages came from this connection in a short time. Try again later, or write to ${site.contact.email}.`,
  invalidTitle: 'Please check the form',
  invalidText: 'Some fields need another look. They are marked below.',
  tooFastTitle: 'Please send it once more',
  tooFastText:
    'The form came back faster than people type, which is how programs fill it in. What you typed is still here.',
  another: 'Write another message',
} as const

/** The subject of a message that a recipe's page leads to; subjects are short. */
export const recipeSubject = (title: string): string => `How it went: ${[...title].slice(0, 100).join('')}`

/** What the consultation card fills in. */
export const consultationPrefill = {
  subject: 'Free 30-minute wellness consultation',
  interests: 'Nutrition Consultation',
} as const satisfies { subject: string; interests: ContactInterest }
