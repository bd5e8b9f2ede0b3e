import { FILTER_KEY } from './filter.ts'
import { findGroup } from './groups.ts'

/**
 * The calculators that work as a plain GET form. A test holds the list to the tools themselves; middleware reads it here so
 * that it does not carry the words of every tool.
 */
export const formTools: ReadonlySet<string> = new Set([
  'social-media/engagement-rate-calculator',
  'startup/runway-calculator',
  'startup/break-even-calculator',
  'startup/saas-metrics-calculator',
  'freelancers/freelance-rate-calculator',
  'freelancers/project-estimate-calculator',
  'freelancers/late-payment-interest-calculator',
  'business-hr/leave-accrual-calculator',
  'ecommerce/margin-markup-calculator',
  'ecommerce/roas-calculator',
  'ecommerce/volumetric-weight-calculator',
  'ecommerce/eu-vat-calculator',
  'creators/sponsorship-rate-calculator',
])

/** Whether a page of the tools has an answer of its own to a query: a calculator to its form, the directory to its filter. */
export function takesQuery(pathname: string, query: URLSearchParams): boolean {
  if (query.size === 0) return false
  const [first = '', group, slug, ...more] = pathname.split('/').filter(Boolean)
  if (slug !== undefined) return more.length === 0 && formTools.has(`${group}/${slug}`)
  if (!query.has(FILTER_KEY)) return false
  return pathname === '/tools' || findGroup(group ?? first)?.path === pathname
}
