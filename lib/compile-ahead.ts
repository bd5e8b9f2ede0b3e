import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Told in its first line, a browser compiles all of a script while it comes, beside the page, and not each function when it is
 * called, before the page's own work. Chrome knows it since 136 (https://v8.dev/blog/explicit-compile-hints), to others it is a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** The scripts that every page runs, by the build's own list. */
async function runtimeFiles(folder: string): Promise<string[]> {
  const manifest = await readFile(path.join(folder, 'build-manifest.json'), 'utf8')
  const { rootMainFiles } = JSON.parse(manifest) as { rootMainFiles: string[] }
  return rootMainFiles.map((file) => path.join(folder, file))
}

/** Marks the scripts that every page runs, once: a build keeps what the one before it has written. `folder` is where the build lies. */
export async function compileRuntimeAhead(folder: string): Promise<void> {
  for (const file of await runtimeFiles(folder)) {
    const script = await readFile(file, 'utf8')
    if (!script.startsWith(HINT)) await writeFile(file, HINT + script)
  }
}
