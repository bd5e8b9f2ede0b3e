/**
 * The site's functions that the tools use. Together with `site-controls.ts` this is all that the package uses of the site.
 * It has no components: scripts and tests load it in plain Node.
 */
export { BYTE_ORDER_MARK, escapeFormula, quoted } from '../../lib/csv.ts'
export { contrast, READABLE } from '../../lib/colour-contrast.ts'
export { distance } from '../../lib/edit-distance.ts'
export { plainText } from '../../lib/markdown/plain-text.ts'
export { retryLoad } from '../../lib/retry-load.ts'
export { WORDS_PER_MINUTE } from '../../lib/posts/limits.ts'
export { toSlug, withoutDiacritics } from '../../lib/slug.ts'
export { type ServiceSlug, serviceSlugs } from '../../lib/studio-slugs.ts'
export { plain } from '../../lib/text.ts'
export { xmlText } from '../../lib/xml.ts'
