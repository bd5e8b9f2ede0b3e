const renamedGroups = [
  { from: 'freelancer', to: 'freelancers' },
  { from: 'creator', to: 'creators' },
  { from: 'e-commerce', to: 'ecommerce' },
  { from: 'social', to: 'social-media' },
] as const

const moved = (source: string, destination: string) => ({ source, destination, permanent: true })

/** Permanent redirects for `next.config`, so that no page of the tools has two addresses. */
export const toolRedirects = [
  moved('/tools/career-toolkit', '/career-toolkit'),
  moved('/career-toolkit/:slug', '/tools/career-toolkit/:slug'),
  ...renamedGroups.map(({ from, to }) => moved(`/tools/${from}/:path*`, `/tools/${to}/:path*`)),
]
