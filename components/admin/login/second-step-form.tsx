import { CodeField } from './code-field'
import { Button } from '@/components/ui/button'
import { passSecondStep } from '@/lib/auth/second-factor-actions'

/** What the address says after a code that was not taken. */
const WRONG = {
  code: 'This code was not taken: wait for the next one. Five wrong ones close the step for 15 minutes.',
  server: 'The code could not be checked. Please try again in a moment.',
}

/** The code of a session that began without it: the browser sends the form by itself. */
export function SecondStepForm({ wrong }: { wrong: keyof typeof WRONG | undefined }) {
  return (
    <form action={passSecondStep} className="grid gap-5">
      <CodeField autoFocus error={wrong && WRONG[wrong]} />
      <Button type="submit">Continue</Button>
    </form>
  )
}
