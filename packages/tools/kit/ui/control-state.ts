/** The state of a field, for its control. */
export type ControlState = {
  readonly value: string
  readonly error: string | undefined
  readonly isOptional: boolean
  /** The field's name in a GET form; without it nothing is ever sent. */
  readonly formName: string | undefined
  readonly onChange: (value: string) => void
  readonly onLeave: () => void
}
