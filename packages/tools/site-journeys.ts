/** The site's helpers for journeys: with `site.ts` and `site-controls.ts` all that the package uses of the site. */
export { expectNoSidewaysScroll } from '../../e2e/accessibility.ts'
export { expect } from '../../e2e/fixtures.ts'
export { hydrated } from '../../e2e/hydrated.ts'
