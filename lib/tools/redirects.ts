import { fixedTools, toolPath } from './registry.ts'
import type { Redirect } from './types.ts'

const renamedGroups = [
  { from: 'freelancer', to: 'freelancers' },
  { from: 'creator', to: 'creators' },
  { from: 'e-commerce', to: 'ecommerce' },
  { from: 'social', to: 'social-media' },
] as const

/** Permanent redirects for `next.config`, so that no tool page has two addresses. */
export const toolRedirects: readonly Redirect[] = [
  { source: '/tools/career-toolkit', destination: '/career-toolkit', permanent: true },
  { source: '/career-toolkit/:slug', destination: '/tools/career-toolkit/:slug', permanent: true },
  ...fixedTools.map((tool): Redirect => ({
    source: `/tools/premium/${tool.slug}`,
    destination: toolPath(tool),
    permanent: true,
  })),
  ...renamedGroups.map(({ from, to }): Redirect => ({
    source: `/tools/${from}/:path*`,
    destination: `/tools/${to}/:path*`,
    permanent: true,
  })),
]
