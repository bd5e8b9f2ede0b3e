import type { ControlProps } from '@/components/ui/field'

/** The text's caret and focus, whichever editor holds it. */
export type TextHandle = {
  isFocused: () => boolean
  focus: () => void
  caret: () => number
  focusAt: (caret: number) => void
}

/** What every editor of a post's text is given. */
export type TextEditorProps = {
  label: string
  control: ControlProps
  value: string
  /** Stands there while there is no text. */
  placeholder: string
  onChange: (text: string) => void
  onBlur: () => void
  /** The editor is there, and null when it goes. */
  onHandle: (handle: TextHandle | null) => void
}
