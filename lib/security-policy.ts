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
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
}

const evalInDevelopment = (isDevelopment: boolean) => (isDevelopment ? " 'unsafe-eval'" : '')

/**
 * Pages that are rendered once and served to all: a nonce would have to differ each time, and Next's inline flight
 * scripts have none. Sanitising is the defence there; this keeps everything to our own origin.
 */
export const publicPolicy = (isDevelopment: boolean): string =>
  serialize({
    ...common,
    'script-src': `'self' 'unsafe-inline'${evalInDevelopment(isDevelopment)}`,
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : "'self'",
  })

/** The panel is rendered per request: every script and style element carries the nonce of its answer. */
export const panelPolicy = (nonce: string, isDevelopment: boolean): string =>
  serialize({
    // First: Next takes its nonce from the first directive whose name begins with script-src, and script-src-attr has none.
    'script-src': `'self' 'nonce-${nonce}' 'strict-dynamic'${evalInDevelopment(isDevelopment)}`,
    ...common,
    'style-src': isDevelopment ? "'self' 'unsafe-inline'" : `'self' 'nonce-${nonce}'`,
  })

/** What somebody uploaded is a picture and nothing else, also when it is opened by itself. */
export const mediaPolicy = "default-src 'none'; sandbox"

/** What every answer carries besides its policy. */
export const securityHeaders: { key: string; value: string }[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), screen-wake-lock=(self)' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
]
