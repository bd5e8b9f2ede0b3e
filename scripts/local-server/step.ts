/** Prints the step before it runs, and its result with the seconds afterwards. Steps may overlap. */
export async function step<Result>(
  begins: string,
  run: () => Promise<Result>,
  done: (result: Result) => string,
): Promise<Result> {
  console.log(`${begins} …`)
  const start = performance.now()
  const result = await run()
  console.log(`${done(result)} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  return result
}
