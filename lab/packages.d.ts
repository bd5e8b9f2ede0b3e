/** The used parts of the laboratory's own packages, which are installed only where it runs (`lab/package.json`). */
declare module 'autocannon' {
  type Load = { url: string; connections: number; duration: number }
  type Result = { requests: { average: number }; latency: { p50: number; p99: number } }
  export default function autocannon(load: Load): Promise<Result>
}

declare module 'recheck' {
  type Options = { randomSeed: number; timeout: number }
  export function check(source: string, flags: string, options: Options): Promise<{ status: string }>
}
