'use client'

import { kitchen } from '@/lib/content/kitchen'

export function PrintButton() {
  return (
    <button type="button" className="kitchen-button needs-script" onClick={() => print()}>
      {kitchen.print}
    </button>
  )
}
