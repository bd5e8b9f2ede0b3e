import { ensureChromium } from '../tests/support/chromium.ts'

/** Here and not in the configuration, which is also read by tools that need no browser. */
export default function setup(): void {
  ensureChromium()
}
