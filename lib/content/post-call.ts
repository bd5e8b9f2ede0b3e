import type { CallToAction } from './types.ts'

/** Closing band of every post. */
export const postCallToAction: CallToAction = {
  title: 'Ready to Transform Your Business?',
  text: 'The people behind this magazine also build software, automations and search visibility for small and medium companies.',
  actions: [{ label: 'Get Started Today', href: '/contact' }],
}
