import { CircleCheck, Lightbulb } from 'lucide-react'
import type { Advice } from '@/lib/posts/advice/types'

/** What is fine and what could be better; advice, never a wall. */
export function AdviceList({ advice }: { advice: readonly Advice[] }) {
  return (
    <ul aria-label="Advice" className="grid gap-2">
      {advice.map(({ id, level, text }) => {
        const Icon = level === 'fine' ? CircleCheck : Lightbulb
        return (
          <li key={id} className="flex items-start gap-2 text-sm">
            <Icon
              aria-hidden="true"
              className={`mt-0.5 size-4 shrink-0 ${level === 'fine' ? 'text-herb' : 'text-tomato'}`}
            />
            <span>
              <span className="sr-only">{level === 'fine' ? 'Fine: ' : 'Could be better: '}</span>
              {text}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
