import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { ROOT } from '../../scripts/local-server/local-env.ts'

/** Empties a folder of docs of its images, but not its subfolders. Returns a function that saves an image there. */
export function openAlbum(name: string, quality: number) {
  const folder = path.join(ROOT, name)
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder)) if (file.endsWith('.webp')) rmSync(path.join(folder, file))
  return async (file: string, page: Page, options?: Parameters<Page['screenshot']>[0]) => {
    const image = sharp(await page.screenshot(options)).webp({ quality, effort: 6 })
    await image.toFile(path.join(folder, `${file}.webp`))
  }
}
