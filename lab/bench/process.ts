import { readFileSync } from 'node:fs'

/** Of the clock in which Linux counts the time of a process, on every machine that it runs on. */
const TICKS_A_SECOND = 100

/** Seconds of the processor that a process has had, all its threads together. */
export function cpuSeconds(pid: number): number {
  // The name of the program stands in brackets and may hold spaces.
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

/** Kilobytes of a line of Linux' account of a process, in megabytes: what it holds now, or the most it ever held. */
export function memoryMb(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`^${line}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Math.round(Number(found?.[1]) / 1024)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
