import type { ReactNode } from 'react'
import { CopyButton } from './copy-button'
import { InputField } from '@/components/ui/field'

type Props = { label: string; hint: string; url: string; children?: ReactNode }

/** An address that is shown once, since only its hash is stored. `children`: shown beside the copy button. */
export function SecretAddress({ label, hint, url, children }: Props) {
  return (
    <>
      <InputField label={label} hint={hint} readOnly value={url} />
      <div className="flex flex-wrap gap-3">
        <CopyButton text={url} what="address" />
        {children}
      </div>
    </>
  )
}
