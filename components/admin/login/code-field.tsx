import type { ComponentProps } from 'react'
import { InputField } from '@/components/ui/field'
import { CODE_MAX } from '@/lib/auth/limits'

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
