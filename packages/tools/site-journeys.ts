/** The site's helpers for journeys. The package imports only these, `site.ts` and `site-controls.ts` from the site. */
export { expectNoSidewaysScroll } from '../../e2e/accessibility.ts'
export { expect } from '../../e2e/fixtures.ts'
export { hydrated } from '../../e2e/hydrated.ts'
