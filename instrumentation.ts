import type { Instrumentation } from 'next'

/* Next also compiles this file for the Edge runtime, which the site does not use: only Node loads the rest. The
   build replaces NEXT_RUNTIME in this file, so it cannot come from lib/env.ts. */

export async function register(): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- see above
  if (process.env.NEXT_RUNTIME === 'nodejs') await (await import('./instrumentation-node')).register()
}

export const onRequestError: Instrumentation.onRequestError = async (...args) => {
  // eslint-disable-next-line no-restricted-syntax -- see above
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./instrumentation-node')).onRequestError(...args)
}
