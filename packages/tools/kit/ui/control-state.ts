/** What a control needs from the form. */
export type ControlState = {
  readonly value: string
  readonly error: string | undefined
  readonly isOptional: boolean
  /** The field's name in a GET form; undefined if the form is never sent. */
  readonly formName: string | undefined
  readonly onChange: (value: string) => void
  readonly onLeave: () => void
}
