import { ensureChromium } from '../tests/support/chromium.ts'

/** Not in the configuration, because tools that need no browser read that, too. */
export default function setup(): void {
  ensureChromium()
}
