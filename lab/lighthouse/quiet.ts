import { cpus } from 'node:os'
import { setTimeout } from 'node:timers/promises'

const QUIET_SHARE = 0.15
const QUIET_ATTEMPTS = 60

/** The share of all processors' time that was used in the next second. */
async function busyShare(): Promise<number> {
  const total = () => {
    const times = cpus().map((cpu) => cpu.times)
    const idle = times.reduce((sum, one) => sum + one.idle, 0)
    return { idle, all: times.reduce((sum, one) => sum + one.user + one.nice + one.sys + one.irq + one.idle, 0) }
  }
  const before = total()
  await setTimeout(1000)
  const after = total()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

/** What is compressed, drawn or stored after a visit would be measured with the page: waits until it is done, a minute at most. */
export async function untilQuiet(): Promise<void> {
  for (let attempt = 0; attempt < QUIET_ATTEMPTS; attempt++) if ((await busyShare()) < QUIET_SHARE) return
}
