import lighthouse from 'lighthouse'

const SAMPLES = 3

/**
 * How many times slower than this machine a mid-tier telephone is, from Lighthouse's benchmark index. Lighthouse's own
 * factor, 4, is meant for a fast desktop (1500 to 2000); for a slower one its guide to throttling says 2 (1000 to 1500),
 * and 1 where the machine is no faster than the telephone (below 800). Between these it goes evenly.
 */
export function slowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1750) return 4
  if (benchmarkIndex >= 1250) return 2 + (benchmarkIndex - 1250) / 250
  return Math.max(1, 1 + (benchmarkIndex - 800) / 450)
}

/** The benchmark index of this machine as it is now: the best of three, since only other work makes it smaller. */
export async function benchmarkIndex(address: string, port: number): Promise<number> {
  const found: number[] = []
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const result = await lighthouse(address, { port, logLevel: 'error', onlyAudits: ['document-title'] })
    found.push(result?.lhr.environment.benchmarkIndex ?? 0)
  }
  return Math.max(...found)
}
