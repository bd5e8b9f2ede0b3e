import { createRequire } from 'node:module'

/*
 * React puts a page's scripts at the top of its document, where they are fetched and run while nothing can be seen yet:
 * 150 kB of it before the first paint, on a page that is read and not run. So they stand there under a type that a browser
 * leaves alone, and a small script starts them after the first paint (public/scripts/after-paint.js): at once in a tab behind,
 * which is not painted, after three seconds where a browser tells of no paint, and once more when all is loaded, for what a
 * streamed part brought. Each is started in a task of its own: to ask for eleven at once holds a telephone for a tenth of a second.
 * Its address stays as it is written: Next's runtime knows a script by that, and would wait for ever for the same one with its host.
 * The panel, whose scripts carry a nonce, is a program: its scripts start at once.
 */

/** The script that starts the others; the address changes with its content, so that it can be kept for ever. */
export const AFTER_PAINT = '/scripts/after-paint.js?v=b05b27d2'

type Preinit = ((source: string, options?: { nonce?: string; type?: string }) => void) & { isLate?: true }
/** React's own name for the place in which its renderer for documents leaves what adds a script to a page. */
type ReactDom = { __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { d: { X: Preinit } } }
/** A part of Next's that it may lay elsewhere: then scripts start as they always did, and the journeys of it are red. */
type Runtime = { vendored?: { 'react-ssr'?: { ReactDOM?: Partial<ReactDom> } } }

const require = createRequire(import.meta.url)
/** Next's runtime of pages, which holds the React that writes documents. Where no page has been asked for it is not there. */
const RUNTIME = /[\\/]next-server[\\/]app-page[^\\/]*\.runtime\.[a-z]+\.js$/

let found: ReactDom[] = []

const isKnown = (dom: Partial<ReactDom> | undefined): dom is ReactDom =>
  typeof dom?.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?.d?.X === 'function'

function reactDoms(): ReactDom[] {
  if (found.length === 0) {
    const runtimes = Object.entries(require.cache).filter(([file]) => RUNTIME.test(file))
    found = runtimes.flatMap(([, runtime]) => {
      const dom = (runtime?.exports as Runtime | undefined)?.vendored?.['react-ssr']?.ReactDOM
      return isKnown(dom) ? [dom] : []
    })
  }
  return found
}

function late(preinit: Preinit): Preinit {
  const change: Preinit = (source, options) => {
    if (options?.nonce) return preinit(source, options)
    preinit(AFTER_PAINT)
    preinit(source, { ...options, type: 'text/late' })
  }
  change.isLate = true
  return change
}

/** Changes how React names the scripts of a document, in this process and from now on. */
export function startScriptsAfterPaint(): void {
  for (const { __DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } of reactDoms()) {
    if (!internals.d.X.isLate) internals.d.X = late(internals.d.X)
  }
}
