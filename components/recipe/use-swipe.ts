import { type TouchEvent, useRef } from 'react'

const SWIPE_PX = 60

/** Elements that use sideways swipes themselves. */
const OWN_SWIPES = '.timers, .cook-sheet, textarea'

/** On a zoomed page a swipe scrolls the page, so it does not change the step. */
const isMagnified = () => (window.visualViewport?.scale ?? 1) > 1.01

/** Goes to the next or previous step on a clearly sideways swipe. */
export function useSwipe(go: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches, target }: TouchEvent) {
      const isOurs = !isMagnified() && target instanceof Element && !target.closest(OWN_SWIPES)
      const touch = touches.length === 1 && isOurs ? touches.item(0) : null
      start.current = touch && { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches.item(0)
      if (!start.current || !touch) return
      const x = touch.clientX - start.current.x
      const y = touch.clientY - start.current.y
      start.current = null
      if (Math.abs(x) > SWIPE_PX && Math.abs(x) > 2 * Math.abs(y)) go(x < 0 ? 1 : -1)
    },
  }
}
