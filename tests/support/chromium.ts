import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

function onPath(name: string): string | null {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
  return found.status === 0 ? found.stdout.trim() : null
}

/**
 * An installed Chromium: PLAYWRIGHT_CHROMIUM, the system's, or Playwright's own; null without one. The
 * headless shell is preferred: without windows it opens a page in a third of the time.
 */
export function findChromium(): string | null {
  const named = process.env.PLAYWRIGHT_CHROMIUM
  if (named && !existsSync(named)) {
    throw new Error(`PLAYWRIGHT_CHROMIUM names ${named}, and there is no such file.`)
  }
  if (named) return named
  const system =
    onPath('chromium-headless-shell') ?? onPath('chromium') ?? onPath('google-chrome') ?? onPath('chromium-browser')
  if (system) return system
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

const tryRun = (command: string, args: string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'inherit' })
    return true
  } catch {
    return false
  }
}

/** Finds a Chromium, or installs one: by Playwright's download, else as root on Debian by apt. Throws when neither works. */
export function ensureChromium(): string {
  const there = findChromium()
  if (there) return there
  console.log('No Chromium on this machine: installing one for the end-to-end tests.')
  const isDebianRoot = process.getuid?.() === 0 && onPath('apt-get') !== null
  const installed =
    tryRun('npx', ['playwright', 'install', 'chromium']) ||
    (isDebianRoot &&
      tryRun('apt-get', ['update', '-qq']) &&
      tryRun('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']))
  const found = installed ? findChromium() : null
  if (!found) throw new Error('No Chromium could be installed. Install one and set PLAYWRIGHT_CHROMIUM to its path.')
  return found
}
