import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { NextAdapter } from 'next'

/** A host's function as Next describes it: its route, its entry file, and every file that it may read. */
export type BuiltFunction = {
  type: string
  pathname: string
  /** Relative to the project's root. */
  entry: string
  /** Each file's path in the function and on this machine. */
  files: Record<string, string>
}

/** In the folder of the build. */
export const FUNCTIONS_FILE = 'functions.json'

/** Next's adapter for hosts: records the functions of a build. In a standalone build, finished pages go to the host's cache. */
const adapter: NextAdapter = {
  name: 'rehearsal',
  modifyConfig: (config) =>
    process.env.NEXT_OUTPUT === 'standalone'
      ? { ...config, cacheHandler: path.join(import.meta.dirname, 'host-cache.ts'), cacheMaxMemorySize: 0 }
      : config,
  onBuildComplete({ outputs: { middleware, appPages, appRoutes }, repoRoot, distDir }) {
    const all = [...(middleware ? [middleware] : []), ...appPages, ...appRoutes]
    const functions = all.map(({ type, pathname, filePath, assets }): BuiltFunction => {
      const entry = path.relative(repoRoot, filePath)
      return { type, pathname, entry, files: { ...assets, [entry]: filePath } }
    })
    writeFileSync(path.join(distDir, FUNCTIONS_FILE), JSON.stringify(functions))
  },
}

export default adapter
