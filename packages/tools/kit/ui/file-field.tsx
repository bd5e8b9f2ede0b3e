import { controlStyles, Field } from '../../site-controls'

type Props = {
  label: string
  hint: string
  error?: string | undefined
  /** Limits only the browser's file dialogue; the tool checks the bytes of the file. */
  accept: string
  isMultiple?: boolean
  onFiles: (files: readonly File[]) => void
}

/** Chooses files that stay in the browser. The same file can be chosen again after a change. */
export function FileField({ label, hint, error, accept, isMultiple = false, onFiles }: Props) {
  return (
    // The message appears after the file was chosen, so screen readers must announce it.
    <div aria-live="polite">
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={accept}
            multiple={isMultiple}
            onChange={(event) => {
              onFiles([...(event.target.files ?? [])])
              event.target.value = ''
            }}
            className={`${controlStyles} file:mr-3 file:rounded-md file:border-0 file:bg-paper-sunk file:px-3 file:py-1.5 file:font-semibold file:text-ink`}
          />
        )}
      </Field>
    </div>
  )
}
