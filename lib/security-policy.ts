import { playerHosts } from './player-hosts.ts'

type Directives = Record<string, string>

const serialize = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')

const common: Directives = {
  'default-src': "'self'",
  'script-src-attr': "'none'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  // Video players, which load when a reader clicks.
  'frame-src': Object.values(playerHosts).join(' '),
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

const evalInDevelopment = (isDevelopment: boolean) => (isDevelopment ? " 'unsafe-eval'" : '')

/**
 * Pages that are rendered once for all cannot have a nonce per response, and Next's inline flight scripts have none.
 * Sanitising is the defence there; this policy limits everything else to the site's own origin.
 */
export const publicPolicy = (isDevelopment: boolean): string =>
  serialize({
    ...common,
    'script-src': `'self' 'unsafe-inline'${evalInDevelopment(isDevelopment)}`,
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
  })

/** The panel is rendered per request: every script and style element carries the nonce of its response. */
export const panelPolicy = (nonce: string, isDevelopment: boolean): string =>
  serialize({
    // First: Next takes its nonce from the first directive whose name begins with script-src, and script-src-attr has none.
    'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'${evalInDevelopment(isDevelopment)}`,
    ...common,
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
  })

/** An uploaded file must not act as a page when it is opened directly. */
export const mediaPolicy = "default-src 'none'; sandbox"

type Header = { key: string; value: string }

const commonHeaders: Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), screen-wake-lock=(self)' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
]

const YEAR_SECONDS = 31_536_000

/** The headers of every response besides its policy. A site on https requires it, also of secure subdomains. */
export function headersFor({
  siteUrl,
  hasSecureSubdomains,
}: {
  siteUrl: string
  hasSecureSubdomains: boolean
}): Header[] {
  if (!siteUrl.startsWith('https:')) return commonHeaders
  const value = `max-age=${YEAR_SECONDS}${hasSecureSubdomains ? '; includeSubDomains' : ''}`
  return [...commonHeaders, { key: 'Strict-Transport-Security', value }]
}
