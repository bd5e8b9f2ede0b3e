import { InputField } from '@/components/ui/field'
import { CODE_MAX } from '@/lib/auth/limits'

type Props = {
  error?: string | undefined
  hint?: string
  /** Where it comes after a step that the person has just done. */
  autoFocus?: boolean
}

/** The field of a code of the second step. */
export function CodeField({ error, hint = 'The six digits of your app, or a recovery code.', autoFocus }: Props) {
  return (
    <InputField
      label="Code"
      hint={hint}
      error={error}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={autoFocus}
      required
      maxLength={CODE_MAX}
    />
  )
}
