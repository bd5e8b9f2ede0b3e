import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/button'
import { InputField } from '@/components/ui/field'
import { CODE_MAX } from '@/lib/auth/limits'
import { passSecondStep } from '@/lib/auth/second-factor-actions'

type Props = Omit<ComponentProps<typeof InputField>, 'label'>

/** The field for the code of the second step. */
export function CodeField({ hint = 'The six digits of your app, or a recovery code.', ...field }: Props) {
  return (
    <InputField
      label="Code"
      hint={hint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      maxLength={CODE_MAX}
      {...field}
    />
  )
}

/** Messages by the error code in the address, after a refused code. */
const WRONG = {
  code: 'This code was not taken: wait for the next one. Five wrong ones close the step for 15 minutes.',
  server: 'The code could not be checked. Please try again in a moment.',
}

type StepProps = {
  wrong?: keyof typeof WRONG | undefined
  /** The page of the panel that opens after it. */
  to: string
}

/** Asks for the code of a session that began without it. A plain form, submitted by the browser. */
export function SecondStepForm({ wrong, to }: StepProps) {
  return (
    <form action={passSecondStep} className="grid gap-5">
      <input type="hidden" name="to" value={to} />
      <CodeField autoFocus error={wrong && WRONG[wrong]} />
      <Button type="submit">Continue</Button>
    </form>
  )
}
