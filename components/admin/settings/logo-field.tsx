import { useFormContext, useWatch } from 'react-hook-form'
import { pickImage } from '../images/files'
import { useUpload } from '../images/use-upload'
import { Button } from '@/components/ui/button'
import type { SettingsForm } from '@/lib/settings/form'

/** Sets an image as the logo, in place of the drawn mark. */
export function LogoField() {
  const { control, setValue, formState } = useFormContext<SettingsForm>()
  const logo = useWatch({ control, name: 'logo' })
  const error = formState.errors.logo?.message
  const { isSending, upload } = useUpload(({ src }) =>
    setValue('logo', src, { shouldDirty: true, shouldValidate: true }),
  )
  return (
    <>
      <p className="max-w-prose text-sm text-ink-soft wrap-anywhere">
        {logo ?? 'The drawn mark.'} A square picture with a clear ground is shown best. Icons and social cards keep the
        drawn mark.
      </p>
      {error && (
        <p role="alert" className="text-sm font-medium text-tomato">
          {error}
        </p>
      )}
      <Button tone="secondary" isBusy={isSending} className="justify-self-start" onClick={() => pickImage(upload)}>
        {isSending ? 'Uploading...' : logo ? 'Upload another logo' : 'Upload a logo'}
      </Button>
    </>
  )
}
