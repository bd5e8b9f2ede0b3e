/** Paths on the site, percent-encoded. */
export interface Redirect {
  readonly from: string
  readonly to: string
}

/** The final target of a path; null if it leads back to itself. */
function destination(from: string, steps: ReadonlyMap<string, string>): string | null {
  const seen = new Set([from])
  let at = steps.get(from) ?? from
  while (steps.has(at)) {
    if (seen.has(at)) return null
    seen.add(at)
    at = steps.get(at) ?? at
  }
  return at
}

/** Sends every old path directly to its final target: without chains and circles. */
export function planRedirects(moves: readonly Redirect[]) {
  const steps = new Map<string, string>()
  const refused: { from: string; reason: string }[] = []
  for (const { from, to } of moves) {
    const other = steps.get(from)
    if (from === to || other === to) continue
    if (other === undefined) steps.set(from, to)
    else refused.push({ from, reason: `leads to ${other} already` })
  }
  const redirects = [...steps.keys()].flatMap((from) => {
    const to = destination(from, steps)
    if (to !== null) return [{ from, to }]
    refused.push({ from, reason: 'would lead in a circle' })
    return []
  })
  return { redirects, refused }
}

export const csvRows = (redirects: readonly Redirect[]) => redirects.map(({ from, to }) => [from, to, 301])

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`

/** Next.js reads a source as a pattern, so escape its special characters. */
const asPattern = (path: string) => path.replace(/[:()*+?{}[\]\\]/g, '\\$&')

export function nextRedirects(redirects: readonly Redirect[]): string {
  const written = (path: string) => quoted(asPattern(path))
  const rows = redirects.map(
    ({ from, to }) => `      { source: ${written(from)}, destination: ${written(to)}, permanent: true },`,
  )
  return ['  async redirects() {', '    return [', ...rows, '    ]', '  },', ''].join('\n')
}

/** nginx compares the decoded path. Inside quotes only the quote and the backslash are special. */
function nginxPath(path: string): string {
  let decoded = path
  try {
    const text = decodeURIComponent(path)
    if (!/\p{Cc}/u.test(text)) decoded = text
  } catch {
    // Keep a malformed escape.
  }
  return `"${decoded.replace(/["\\]/g, '\\$&')}"`
}

export function nginxRules(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `location = ${nginxPath(from)} { return 301 ${to}; }`).join('\n') + '\n'
}
