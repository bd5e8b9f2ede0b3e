/*
 * The parts of zod that tools use, as `z` of inputs.ts. Named one by one: a namespace that is handed on whole brings the
 * whole library to the browser, 100 kB instead of 10. Nothing but `inputs.ts` reads this file.
 */
export { array, check, NEVER, object, pipe, prefault, record, safeParse, string, transform } from 'zod/mini'
export type { infer, output, ZodMiniObject, ZodMiniType } from 'zod/mini'
