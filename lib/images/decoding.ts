import sharp from 'sharp'
import { createBudget } from '@/lib/budget'
import { IMAGE_MAX_PIXELS } from './image'

// A decoded picture takes four bytes a pixel, and sharp would keep the last ones and use every core for each.
sharp.cache(false)
sharp.concurrency(1)

const AT_ONCE = 2
const turns = createBudget({ total: IMAGE_MAX_PIXELS, atOnce: AT_ONCE })

/**
 * Runs work that decodes pictures of so many pixels together when its turn has come: two at once in this process, and one
 * of the largest alone, however many people send or ask for pictures.
 */
export async function inTurn<Result>(pixels: number, work: () => Promise<Result>): Promise<Result> {
  const release = await turns.take(pixels)
  try {
    return await work()
  } finally {
    release()
  }
}
