import type { LinkItem } from './types.ts'

/* Where the page that does not exist sends people. */

export const popularPages = [
  { label: 'SEO & Content Tools', href: '/tools/seo' },
  { label: 'Social Media Tools', href: '/tools/social-media' },
  { label: 'Premium Tools', href: '/tools/premium' },
  { label: 'AI Agent Development', href: '/services/ai-agent-development' },
  { label: 'Case Studies', href: '/case-studies' },
  { label: 'Blog', href: '/blog' },
] as const satisfies readonly LinkItem[]

export const notFoundToolCategories = [
  { label: 'Business & HR', href: '/tools/business-hr' },
  { label: 'E-commerce', href: '/tools/ecommerce' },
  { label: 'Startup', href: '/tools/startup' },
  { label: 'Freelancer', href: '/tools/freelancers' },
  { label: 'Creator', href: '/tools/creators' },
  { label: 'Career Toolkit', href: '/career-toolkit' },
] as const satisfies readonly LinkItem[]
