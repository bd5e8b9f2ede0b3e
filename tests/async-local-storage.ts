import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Next looks for this global when its modules load. Without it, `next/experimental/testing/server` replaces the console
 * of the process by one that throws, and the tests of a worker share a process.
 */
Object.assign(globalThis, { AsyncLocalStorage })
