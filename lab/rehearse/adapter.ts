import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { NextAdapter } from 'next'

/** One function of a host as Next describes it: where it answers, the file that runs, and every file that it may read. */
export type BuiltFunction = {
  type: string
  pathname: string
  /** From the root of the project. */
  entry: string
  /** Where each file stands in the function, and where it is now. */
  files: Record<string, string>
}

/** In the folder of the build. */
export const FUNCTIONS_FILE = 'functions.json'

type Output = { type: string; pathname: string; filePath: string; assets: Record<string, string> }

/** How a host takes a build over: by the interface that Next has for hosts. */
const adapter: NextAdapter = {
  name: 'rehearsal',
  modifyConfig: (config, { phase }) =>
    phase === 'phase-production-build'
      ? // What a host's process makes it keeps in memory: its disk cannot be written.
        { ...config, output: 'standalone' as const, experimental: { ...config.experimental, isrFlushToDisk: false } }
      : config,
  onBuildComplete({ outputs, repoRoot, distDir }) {
    const { middleware, appPages, appRoutes } = outputs
    const all: Output[] = [...(middleware ? [middleware] : []), ...appPages, ...appRoutes]
    const functions = all.map(({ type, pathname, filePath, assets }): BuiltFunction => {
      const entry = path.relative(repoRoot, filePath)
      return { type, pathname, entry, files: { ...assets, [entry]: filePath } }
    })
    writeFileSync(path.join(distDir, FUNCTIONS_FILE), JSON.stringify(functions))
  },
}

export default adapter
