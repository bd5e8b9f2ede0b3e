import { BLOCK_COOKIE } from './cookies'
import type { Block } from './messages'

/** Notes a block in the browser for a reload, as long as it lasts; `readBlockNotice` reads it. */
export function noteBlock(block: Block): void {
  const maxAge = Math.max(1, Math.ceil((block.until - Date.now()) / 1000))
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${BLOCK_COOKIE}=${encodeURIComponent(JSON.stringify(block))}; path=/; max-age=${maxAge}; samesite=lax${secure}`
}
