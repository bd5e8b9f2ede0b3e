/** What the laboratory calls of its own packages. They are not installed where it does not run (`lab/package.json`). */
declare module 'autocannon' {
  type Load = { url: string; connections: number; duration: number }
  type Result = { requests: { average: number }; latency: { p50: number; p99: number } }
  export default function autocannon(load: Load): Promise<Result>
}

declare module 'recheck' {
  type Options = { randomSeed: number; timeout: number }
  export function check(source: string, flags: string, options: Options): Promise<{ status: string }>
}
