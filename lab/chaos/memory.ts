import { readFileSync } from 'node:fs'

/** Resident memory of a process in bytes; only Linux tells it without help. */
export const memoryOf = (pid: number | undefined): number =>
  1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
